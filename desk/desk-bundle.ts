import type { DeskFrame, DeskView } from "./desk-view.ts";

/** What the desk takes from the site's bundle. */
export interface DeskBundle {
  readonly renderDesk: (view: DeskView, frame: DeskFrame | undefined) => string;
  readonly deskStyles: string;
  readonly deskScript: string;
}
