/** Kept in the history entry, not in storage: it survives the reload and nothing else. */
const MARK = "reloadedForMissingCode";

/**
 * Loads a part of the application on demand. After a deploy, a page that was open still names files that are gone:
 * then the page is reloaded, once, and finds the new ones. A second failure is a real one and is thrown.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && MARK in state) throw error;
    history.replaceState({ ...(typeof state === "object" ? state : undefined), [MARK]: true }, "");
    location.reload();
    return new Promise(() => {});
  }
}
