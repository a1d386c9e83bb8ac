import { readPageStart } from "./page-start.browser.ts";
import { saveFields } from "./restore-fields.browser.ts";
import { isServerReachable, untilBack } from "./server-reachable.browser.ts";

/** Stored in the history entry, not in browser storage: it survives the reload and nothing else. */
const MARK = "reloadedFrom";

/**
 * Loads a part of the application. After a deploy, an open page still names files that are gone. It is then reloaded to
 * find the new ones, and its fields are restored. If the new document names the same files, the failure is real and is
 * thrown. Without a connection, this waits for one. If the page is being left, the browser aborts its fetches; this
 * waits until the page is shown again.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  // Undefined while a page is rendered on the server.
  globalThis.addEventListener?.("beforeunload", onLeave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving || !(await isServerReachable())) {
      await untilBack();
      return await importOrReload(load);
    }
    const version = readPageStart()?.files.join(" ");
    if (history.state?.[MARK] === version) throw error;
    history.replaceState({ ...history.state, [MARK]: version }, "");
    saveFields();
    location.reload();
    return new Promise(() => {});
  } finally {
    globalThis.removeEventListener?.("beforeunload", onLeave);
  }
}
