import { readPageStart } from "../page-start.browser.ts";

let link: HTMLLinkElement | undefined;
let loading: Promise<void> | undefined;

/**
 * The document contains the styles of its own page; another page needs the whole stylesheet. It is loaded ahead, but
 * without being applied: that makes the browser match all rules with all elements again.
 */
export function loadFullStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    // The next page tries again.
    link?.remove();
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Applies it in the frame that shows another page. */
export function applyFullStyles(): void {
  if (link) link.media = "all";
}

async function load(): Promise<void> {
  const start = readPageStart();
  // In development, the styles are a module.
  if (!start) return;
  const added = document.createElement("link");
  added.rel = "stylesheet";
  // Browsers load it all the same.
  added.media = "print";
  added.href = start.stylesheet;
  link = added;
  await new Promise((resolve, reject) => {
    added.onload = resolve;
    added.onerror = () => reject(new Error(`${added.href} could not be loaded`));
    document.head.append(added);
  });
}
