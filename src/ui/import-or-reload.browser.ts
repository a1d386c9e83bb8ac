import { isServerPresent } from "./server-presence.browser.ts";

/** Kept in the history entry, not in storage: it survives the reload and nothing else. */
const MARK = "reloadedForMissingCode";

/**
 * Loads a part of the application on demand. After a deploy, a page that was open still names files that are gone:
 * then the page is reloaded, once, and finds the new ones. A second failure is a real one and is thrown. Without a
 * connection it waits for one instead, so that nothing that was typed is lost.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServerPresent())) {
      await untilOnline();
      return await importOrReload(load);
    }
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && MARK in state) throw error;
    history.replaceState({ ...(typeof state === "object" ? state : undefined), [MARK]: true }, "");
    location.reload();
    return new Promise(() => {});
  }
}

const RETRY_MS = 5_000;

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });
}
