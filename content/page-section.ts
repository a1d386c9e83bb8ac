/** A section of a page of plain text. Its paragraphs stand first, then its list, then its links. */
export type PageSection = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
};

/** A page that is nothing but such sections. */
export type SectionsText = {
  readonly title: string;
  readonly metaDescription: string;
  readonly heading: string;
  readonly lede: string;
  readonly sections: readonly PageSection[];
};
