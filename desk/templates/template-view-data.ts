import type { FilledMail, MailTemplate, TemplateProblems } from "../../src/leads/templates/mail-template.ts";
import type { Moment } from "../frame/office-times.ts";

export interface TemplatesView {
  readonly page: "templates";
  readonly templates: readonly { readonly id: string; readonly name: string; readonly subject: string }[];
}

export interface TemplateView {
  readonly page: "template";
  /** Undefined: a new one. */
  readonly id: string | undefined;
  /** Goes back with the form: a change by somebody else in the meantime is then noticed. */
  readonly version: number;
  readonly typed: MailTemplate;
  readonly problems: TemplateProblems;
  readonly problem?: string | undefined;
  /** Newest first. */
  readonly versions: readonly {
    readonly version: number;
    readonly saved: Moment;
    readonly by: string;
    readonly subject: string;
    readonly text: string;
  }[];
}

/** A template filled with the facts of a lead. */
export interface WriteView {
  readonly page: "write";
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  /** What opt-outs forbid, in a sentence. */
  readonly optOut?: string | undefined;
  readonly isForbidden: boolean;
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  readonly chosen?: (FilledMail & { readonly id: string }) | undefined;
}
