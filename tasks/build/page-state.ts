import { createHash } from "node:crypto";
import { LATER_TYPE } from "../../src/layout/hydration-start.ts";

/** How React Router's server half hands things to its browser half: its settings, and then the loaders' data in pieces. */
const SETTINGS =
  /<script([^>]*)>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/;
const STREAMED =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.(enqueue|close)\((.*?)\);<\/script>/g;
/** The element; the script in the head names its type too. */
const LATER_SCRIPT = ` type="${LATER_TYPE}" `;

/** The name has the content's hash in it, so that it can be kept for ever. */
export interface PageState {
  readonly path: string;
  /** A line of settings, then the data. */
  readonly text: string;
}

/**
 * Takes both out of a prerendered document into a file that is fetched when the application starts. The texts of a page
 * are then in its document once and not twice, and reach a slow phone earlier.
 */
export function separateState(html: string): { readonly html: string; readonly state?: PageState } {
  let settings = "";
  let data = "";
  const rest = html
    // The element belongs to what React draws, and has to be found again.
    .replace(SETTINGS, (_, attributes: string, object: string) => {
      settings = object;
      return `<script${attributes}></script>`;
    })
    .replaceAll(STREAMED, (_, call: string, quoted: string) => {
      if (call === "enqueue") data += JSON.parse(quoted);
      return "";
    });
  if (settings === "" || data === "") return { html };
  const text = `${settings}\n${data}`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 10);
  const path = `/assets/state-${hash}.data`;
  return { html: rest.replace(LATER_SCRIPT, `${LATER_SCRIPT}data-state="${path}" `), state: { path, text } };
}
