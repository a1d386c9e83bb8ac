import { LATER_TYPE } from "./hydration-start.ts";

/** How React Router's server half hands things to its browser half: its settings, and then the loaders' data in pieces. */
const SETTINGS =
  /<script([^>]*)>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/;
const STREAMED =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.(enqueue|close)\((.*?)\);<\/script>/g;
/** The element; the script in the head names its type too. */
const LATER_SCRIPT = ` type="${LATER_TYPE}" `;

export interface PageState {
  readonly path: string;
  readonly type: string;
  /** A line of settings, then the data. */
  readonly text: string;
}

export interface SeparatedDocument {
  readonly html: string;
  readonly state?: PageState;
}

/** As React Router names its data. */
const STATE_TYPE = "text/x-script; charset=utf-8";

/**
 * Takes both out of a document that is made once, for a file that is fetched when the application starts: `pathOf` says
 * where. The texts of a page are then in its document once and not twice, and reach a slow phone earlier.
 */
export function separateState(html: string, pathOf: (text: string) => string): SeparatedDocument {
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
  const path = pathOf(text);
  return {
    html: rest.replace(LATER_SCRIPT, `${LATER_SCRIPT}data-state="${path}" `),
    state: { path, type: STATE_TYPE, text },
  };
}
