import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The server sends the stylesheet inside the document; only development needs the module, for live editing.
if (import.meta.env.DEV) await import("./app.css");

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
