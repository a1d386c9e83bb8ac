import type { EMBED_PATHS } from "../embed-paths.ts";

/** A calculator that can stand on another site. */
export interface Embeddable {
  readonly path: (typeof EMBED_PATHS)[number];
  /** The page that has more of it. */
  readonly fullPath: string;
  readonly name: string;
  /** Pixels that its example takes in a column of text. */
  readonly height: number;
  readonly asksForState: boolean;
}
