import { importOrReload } from "./import-or-reload.browser.ts";
import { isServerReachable } from "./server-reachable.browser.ts";

/** A deploy may have removed the file. Then only a reload helps, and the visitor has asked for one. */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!(await isServerReachable())) throw new Error("The server cannot be reached.");
  return await importOrReload(load);
}
