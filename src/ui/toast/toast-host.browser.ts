/** A modal dialog covers the page and makes it inert, so a toast must be inside the dialog to be seen and closed. */
export function currentToastHost(): Element {
  return document.querySelector("dialog:modal") ?? document.body;
}

/** Listens in the capture phase: the events of opening and closing dialogs do not bubble. */
export function subscribeToToastHost(onChange: () => void): () => void {
  document.addEventListener("close", onChange, true);
  document.addEventListener("toggle", onChange, true);
  return () => {
    document.removeEventListener("close", onChange, true);
    document.removeEventListener("toggle", onChange, true);
  };
}
