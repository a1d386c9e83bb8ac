import { isAtDocumentAddress, noteDocumentAddress } from "./document-address.browser.ts";
import { importOrReload } from "./import-or-reload.browser.ts";
import { readPageStart } from "./page-start.browser.ts";
import type { PageStart } from "./page-start.ts";
import { handOver } from "./react-router-handoff.browser.ts";
import { restoreFields } from "./restore-fields.browser.ts";
import { STARTED_EVENT } from "./started-event.ts";

/**
 * Starts the application when the page is painted in its own fonts and the browser has nothing else to do. Pages read,
 * link and post without it, so that nothing it needs competes with what the visitor came for.
 */
export async function startApplication(): Promise<void> {
  watchAddress();
  await untilQuiet();
  restoreFields();
  const start = readPageStart();
  if (start === undefined) return;
  await importOrReload(async () => {
    const load = await prepare(start);
    if (isAtDocumentAddress()) await load();
  });
}

/**
 * After a reload, Back leads to another page of the same document, and only the application could show it: until that is
 * there, the browser has to load the page.
 */
function watchAddress(): void {
  noteDocumentAddress();
  const onMove = (event: Event) => {
    if (isAtDocumentAddress()) return;
    // The router may be listening by now.
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("popstate", onMove);
  addEventListener(STARTED_EVENT, () => removeEventListener("popstate", onMove), { once: true });
}

async function untilQuiet(): Promise<void> {
  if (document.readyState !== "complete") await happening(window, "load");
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  await idle();
}

/**
 * Fetches all files side by side and runs them one after the other, with a pause after each: a key or a tap need not wait
 * for all of them, and on a slow phone only to ask for a file takes ten milliseconds. Answers with what is left to do.
 */
async function prepare({ files, routes, entry, stylesheet, settings, data }: PageStart) {
  const text = "file" in data ? fetchText(data.file) : Promise.resolve(data.text);
  // Awaited below. Until then a failure is nobody's.
  text.catch(ignore);
  for (const file of [...files, entry]) {
    addLink("modulepreload", file).catch(ignore);
    await pause();
  }
  // What is drawn from now on may need more of it than the document brought along.
  const dressed = addLink("stylesheet", stylesheet);
  dressed.catch(ignore);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
  const loaded = Object.entries(routes).map(
    async ([id, file]) => [id, await import(/* @vite-ignore */ file)] as const,
  );
  const [dataText, routeModules] = await Promise.all([text, Promise.all(loaded), dressed]);
  const handoff = { settings, data: dataText, routeModules: Object.fromEntries(routeModules) };
  return async () => {
    handOver(handoff);
    await import(/* @vite-ignore */ entry);
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return await response.text();
}

/** Resolves when the browser has what the link names. */
function addLink(rel: string, href: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${href} could not be loaded`));
  });
}

function ignore(): void {}

function happening(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

const LONGEST_WAIT_MS = 1_000;
/** Where a browser cannot tell when it is idle. */
const USUAL_WAIT_MS = 200;

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, USUAL_WAIT_MS);
  });
}
