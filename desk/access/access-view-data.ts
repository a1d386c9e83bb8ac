import type { Moment } from "../frame/office-times.ts";

export interface PasskeysView {
  readonly page: "passkeys";
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly added: Moment;
    readonly used?: Moment | undefined;
  }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly begun: Moment;
    readonly seen: Moment;
    readonly isThis: boolean;
  }[];
}

/** Not signed in: the way in. */
export type DoorView =
  /** `reason`: why somebody who has signed in is asked again. */
  | { readonly page: "sign-in"; readonly next: string; readonly reason?: string | undefined }
  | { readonly page: "invite"; readonly person: string; readonly token: string }
  /** Something was sent after the session had ended. Nothing of it is lost. */
  | {
      readonly page: "session-ended";
      readonly action: string;
      readonly fields: readonly { readonly name: string; readonly value: string }[];
    }
  | { readonly page: "message"; readonly title: string; readonly text: string };
