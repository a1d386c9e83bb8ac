import { HEIGHT_MESSAGE } from "./sharing/frame-code.ts";

/** Longer than it takes to lay out a page whose fonts arrive, shorter than anyone notices. */
const PAUSE_MS = 50;

/** Tells the page around an embed how high it is, now and on every change. */
export function tellHeight(): void {
  if (parent === window) return;
  let timer: ReturnType<typeof setTimeout>;
  let told = 0;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // To any origin: an embed does not know who frames it, and the message is nothing but this number.
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, PAUSE_MS);
  });
  observer.observe(document.documentElement);
}
