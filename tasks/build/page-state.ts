import { createHash } from "node:crypto";
import { LATER_TYPE } from "../../src/layout/hydration-start.ts";

/** How React Router's server half hands the loaders' data to its browser half: piece by piece, as texts in quotes. */
const STREAMED =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.(enqueue|close)\((.*?)\);<\/script>/g;
/** The element; the script in the head names its type too. */
const LATER_SCRIPT = ` type="${LATER_TYPE}" `;

/** The name has the content's hash in it, so that it can be kept for ever. */
export interface PageState {
  readonly path: string;
  readonly text: string;
}

/**
 * Takes the data out of a prerendered document into a file that is fetched when the application starts. The texts of a
 * page are then in its document once and not twice, and reach a slow phone earlier.
 */
export function separateState(html: string): { readonly html: string; readonly state?: PageState } {
  let text = "";
  const rest = html.replaceAll(STREAMED, (_, call: string, quoted: string) => {
    if (call === "enqueue") text += JSON.parse(quoted);
    return "";
  });
  if (text === "") return { html };
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 10);
  const path = `/assets/state-${hash}.data`;
  return { html: rest.replace(LATER_SCRIPT, `${LATER_SCRIPT}data-state="${path}" `), state: { path, text } };
}
