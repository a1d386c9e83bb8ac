import { renderToStaticMarkup } from "react-dom/server";
import { DeskPage } from "./desk-page.tsx";
import type { DeskFrame, DeskView } from "./desk-room.server.ts";

/** Sent as /desk.css and /desk.js, which every page links: the Content-Security-Policy allows nothing inline. */
export { default as deskStyles } from "./desk.css?inline";
export { default as deskScript } from "./desk-script.browser.ts?script";

/** The whole document. `frame` is undefined for somebody who has not signed in. */
export function renderDesk(view: DeskView, frame: DeskFrame | undefined): string {
  return `<!doctype html>${renderToStaticMarkup(<DeskPage view={view} frame={frame} />)}`;
}
