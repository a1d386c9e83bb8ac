import { readDocument } from "../setup/html-elements.ts";
import { openSite } from "./browser.ts";

/** A page as the server sends it. Rendering one in a browser takes half a second of a processor. */
export async function fetchPage(path: string, siteUrl = openSite()) {
  const response = await fetch(new URL(path, siteUrl));
  return {
    status: response.status,
    path: new URL(response.url).pathname,
    headers: response.headers,
    ...readDocument(await response.text()),
  };
}
