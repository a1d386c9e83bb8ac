import { escapeXml } from "../../../seo/sitemap.ts";

/** Type of the message by which an embed tells the page around it how high it is: `{ type, height }`. */
export const HEIGHT_MESSAGE = "rentratio:height";

/**
 * What an embed may do in its frame: run its own script and answer a form, open the full page in a tab. Not: navigate
 * the page around it.
 */
const FRAME_PERMISSIONS =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

export interface Frame {
  readonly address: string;
  readonly title: string;
  /** Pixels, or a percentage. */
  readonly width: number | string;
  /** Pixels. */
  readonly height: number;
}

/** The frame as HTML, which works alone. */
export function writeFrame({ address, title, width, height }: Frame): string {
  const attributes = [
    ["src", address],
    ["title", title],
    ["width", width],
    ["height", height],
    ["sandbox", FRAME_PERMISSIONS],
    ["loading", "lazy"],
    ["style", "border:0;max-width:100%"],
  ];
  return `<iframe ${attributes.map(([name, value]) => `${name}="${escapeXml(`${value}`)}"`).join(" ")}></iframe>`;
}

/**
 * The script that gives every frame of this site the height of its content. It believes only a message from the site,
 * and only about the frame that sent it. Written for pages of any age.
 */
export function writeHeightScript(siteUrl: string): string {
  return `<script>
  addEventListener("message", function (event) {
    var data = event.data || {};
    if (event.origin !== "${siteUrl}" || data.type !== "${HEIGHT_MESSAGE}" || !(data.height > 0)) return;
    document.querySelectorAll("iframe").forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.height = data.height;
    });
  });
</script>`;
}
