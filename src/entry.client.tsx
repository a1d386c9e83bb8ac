import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The server sends the stylesheet inside the document; only development needs the module, for live editing.
if (import.meta.env.DEV) await import("./app.css");

await wholeStylesheet();
await pause();

if (document.getElementById("root") === null) {
  console.error(
    new Error("The root element is missing from the document, so the page stays as the server sent it."),
  );
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onUncaughtError: (error) => console.error(error),
        onRecoverableError: (error) => console.error(error),
      },
    );
  });
}

/** On its way since the first touch. What is drawn from now on may need more of it than the document brought along. */
async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}

/** To run React's file and to begin with it are two tasks: a tap may come between them. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
