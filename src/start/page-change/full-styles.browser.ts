import { addLink } from "../add-link.browser.ts";
import { readPageStart } from "../page-start.browser.ts";

let loading: Promise<void> | undefined;

/** The document contains the styles of its own page. All others need the stylesheet, which is loaded once. */
export function loadFullStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    // The next page tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const start = readPageStart();
  // In development, the styles are a module.
  if (start) await addLink("stylesheet", start.stylesheet);
}
