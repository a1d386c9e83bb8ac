/** What somebody does with a deal, and how to know that it is done. */
export interface Step {
  readonly name: string;
  /** Waits until it can be sent. */
  readonly ready?: () => Promise<unknown>;
  /** Sends it. Undefined if the server died. */
  readonly send: () => Promise<number | undefined>;
  /** Whether it is stored, once. */
  readonly isDone: () => Promise<boolean>;
  /** What it answers when it is done already. */
  readonly repeated?: readonly number[];
}
