/** A modal dialog covers the page and makes it inert, so a toast has to stand inside it to be seen and closed. */
export function currentToastHost(): Element {
  return document.querySelector("dialog:modal") ?? document.body;
}

/** Dialogs tell of opening and closing by events that do not bubble. */
export function subscribeToToastHost(onChange: () => void): () => void {
  document.addEventListener("close", onChange, true);
  document.addEventListener("toggle", onChange, true);
  return () => {
    document.removeEventListener("close", onChange, true);
    document.removeEventListener("toggle", onChange, true);
  };
}
