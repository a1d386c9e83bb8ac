import type { Moment } from "../frame/office-times.ts";
import type { ConsentView } from "../lead/consent-view-data.ts";

/** One of two leads that may be the same person's. */
export interface SameLead {
  readonly reference: string;
  readonly name: string;
  readonly received: Moment;
  readonly consent?: ConsentView | undefined;
  /** Goes back with the form: a change by somebody else in the meantime is then noticed. */
  readonly revision: string;
}

/** Two leads side by side. */
export interface SamePersonView {
  readonly page: "same";
  /** The one that leads, or would. */
  readonly main: SameLead;
  readonly other: SameLead;
  readonly rows: readonly {
    readonly label: string;
    readonly main: string;
    readonly other: string;
  }[];
  readonly isJoined: boolean;
  readonly problem?: string | undefined;
}
