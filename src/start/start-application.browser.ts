import { isAtDocumentAddress, noteDocumentAddress } from "./document-address.browser.ts";
import { importOrReload } from "./import-or-reload.browser.ts";
import { readPageStart } from "./page-start.browser.ts";
import type { PageStart } from "./page-start.ts";
import { handOver } from "./react-router-handoff.browser.ts";
import { restoreFields } from "./restore-fields.browser.ts";
import { STARTED_EVENT } from "./started-event.ts";

/**
 * Fetches the application once the page is painted in its own fonts, and runs it once the browser is idle. Reading, links
 * and forms work without it, so nothing it loads may compete with what the visitor came for.
 */
export async function startApplication(): Promise<void> {
  watchAddress();
  await untilPainted();
  restoreFields();
  const start = readPageStart();
  if (start === undefined) return;
  await preloadAll(start);
  await idle();
  await importOrReload(async () => {
    const load = await prepare(start);
    if (isAtDocumentAddress()) await load();
  });
}

/**
 * After a reload, Back leads to another page of the same document, which only the application can show. Until it has
 * started, the browser has to load that page. Forward does not stop that: the browser may already have given up this
 * document, and only a part of it is there.
 */
function watchAddress(): void {
  noteDocumentAddress();
  let isLeaving = !isAtDocumentAddress();
  const onMove = (event: Event) => {
    if (!isLeaving && isAtDocumentAddress()) return;
    isLeaving = true;
    // The router may already be listening.
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("popstate", onMove);
  addEventListener(STARTED_EVENT, () => removeEventListener("popstate", onMove), { once: true });
}

async function untilPainted(): Promise<void> {
  if (document.readyState !== "complete") await nextEvent(window, "load");
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

/** With a pause after each file: on a slow phone, merely requesting one takes ten milliseconds. */
async function preloadAll({ files, routes, entry }: PageStart): Promise<void> {
  for (const file of [...files, ...Object.values(routes), entry]) {
    preload(file);
    await pause();
  }
}

/** Runs the files one by one, with a pause after each, so that input need not wait for all. Returns the remaining step. */
async function prepare({ files, routes, entry, settings, data }: PageStart) {
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
  const loaded = Object.entries(routes).map(
    async ([id, file]) => [id, await import(/* @vite-ignore */ file)] as const,
  );
  const handoff = { settings, data, routeModules: Object.fromEntries(await Promise.all(loaded)) };
  return async () => {
    handOver(handoff);
    await import(/* @vite-ignore */ entry);
  };
}

function preload(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  link.fetchPriority = "low";
  document.head.append(link);
}

function nextEvent(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

const LONGEST_WAIT_MS = 1_000;
/** Used where a browser cannot tell when it is idle. */
const USUAL_WAIT_MS = 200;

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, USUAL_WAIT_MS);
  });
}
