import type { RecordField, TypedRecord } from "../../src/records/form/record-form.ts";
import type { Moment } from "../frame/office-times.ts";
import type { FieldChange } from "./field-changes.ts";

/** What the pages below /publish show. */

export interface PublishRow {
  readonly name: string;
  /** The address, or what it is about. */
  readonly detail: string;
  readonly editHref: string;
  readonly historyHref: string;
  readonly isShown: boolean;
  readonly changed: Moment;
  /** Undefined: it came with the site. */
  readonly by?: string | undefined;
}

export interface PublishGroup {
  readonly title: string;
  readonly rows: readonly PublishRow[];
  readonly add?: { readonly href: string; readonly label: string } | undefined;
}

export interface PublishView {
  readonly page: "publish";
  readonly groups: readonly PublishGroup[];
}

/** What differs between two versions: fields first, then the text by its lines. */
export interface Comparison {
  readonly fields: readonly FieldChange[];
  readonly text?: ChangedText | undefined;
}

/** Somebody else published while this was being written: their version, and from theirs to what was typed. */
export interface PublishConflict extends PublishVersion, Comparison {
  /** Theirs, whole. Absent if the fields say it all. */
  readonly theirs?: string | undefined;
}

/** What both editors have. */
export interface Editor {
  /** The version that the author has seen, 0 for none. */
  readonly seen: number;
  readonly isShown: boolean;
  /** Why nothing was published, in a sentence. */
  readonly problem?: string | undefined;
  readonly conflict?: PublishConflict | undefined;
  /** Where visitors see it. */
  readonly address?: string | undefined;
}

export type PageFieldName = "slug" | "title" | "metaDescription" | "cta" | "markdown";

export interface PageEditorView extends Editor {
  readonly page: "page-editor";
  readonly isNew: boolean;
  readonly typed: Readonly<Record<PageFieldName, string>>;
  readonly mistakes: Readonly<Partial<Record<PageFieldName, string>>>;
  readonly maxTextLength: number;
  /** They stopped the publication, unless the author insists. */
  readonly deadLinks: readonly string[];
  readonly advice: readonly string[];
  readonly figures: readonly { readonly name: string; readonly text: string }[];
}

/** What was typed into the form of a record. */
export interface TypedFields {
  readonly typed: TypedRecord;
  /** By the field's name. */
  readonly mistakes: Readonly<Record<string, string>>;
}

export interface RecordEditorView extends Editor, TypedFields {
  readonly page: "record-editor";
  readonly title: string;
  /** Such as "lender". */
  readonly noun: string;
  /** Such as "/publish/lenders". */
  readonly base: string;
  /** Undefined for a new one. */
  readonly id?: string | undefined;
  readonly fields: readonly RecordField[];
  /** Where an article is mailed to subscribers. */
  readonly mailHref?: string | undefined;
  readonly canBeWithdrawn: boolean;
  readonly hasPreview: boolean;
}

export interface PublishVersion {
  readonly version: number;
  readonly state: string;
  readonly when: Moment;
  readonly by: string;
  readonly isShown: boolean;
  readonly previewHref?: string | undefined;
}

export interface PublishHistoryView {
  readonly page: "publish-history";
  readonly title: string;
  readonly editHref: string;
  readonly compareHref: string;
  readonly restoreAction: string;
  readonly seen: number;
  readonly versions: readonly PublishVersion[];
  readonly problem?: string | undefined;
  /** The version that was not restored because of dead links, which the author may insist on. */
  readonly refused?: { readonly version: number; readonly deadLinks: readonly string[] } | undefined;
}

export interface PublishCompareView extends Comparison {
  readonly page: "publish-compare";
  readonly title: string;
  readonly historyHref: string;
  readonly from: PublishVersion;
  readonly to: PublishVersion;
}

/** Asks once more before an article is mailed. */
export interface MailArticleView {
  readonly page: "mail-article";
  readonly id: string;
  readonly title: string;
  /** Confirmed subscribers who have not been sent it: how many, and in words such as "12 subscribers". */
  readonly recipients: number;
  readonly recipientsText: string;
  /** In words; undefined if it was sent to nobody yet. */
  readonly alreadySent?: string | undefined;
  readonly problem?: string | undefined;
}

export type PublishViews =
  | PublishView
  | PageEditorView
  | RecordEditorView
  | PublishHistoryView
  | PublishCompareView
  | MailArticleView;

interface TextPart {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface TextLine {
  readonly kind: "same" | "removed" | "added";
  /** A changed line whose counterpart is known has only its changed words marked. */
  readonly parts: readonly TextPart[];
}

/** Some lines, or a number of equal ones that are left out. */
export type ChangedText = readonly (TextLine | { readonly kind: "skipped"; readonly count: number })[];
