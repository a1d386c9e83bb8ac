/**
 * A legal text as published. A change of wording is a new `version` with a new `effective` date, because consent
 * records name the versions a person was shown.
 */
export type LegalDocument = {
  readonly version: string;
  readonly effective: string;
  readonly introduction: string;
  readonly sections: readonly LegalSection[];
};

/** Shown in this order: paragraphs, the analytics paragraph if there is one, list, links. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The server's configuration decides which one is shown. */
  readonly analytics?: { readonly analyticsOff: string; readonly analyticsOn: string };
  readonly list?: readonly string[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
};
