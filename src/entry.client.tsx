import { StrictMode, startTransition, use, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { FOOTER_ID, FrameHtml, HEADER_ID } from "./layout/frame-html.tsx";
import { isAtDocumentAddress } from "./start/document-address.browser.ts";

const NEVER = new Promise<never>(() => {});

/** Does not hydrate if the visitor went Back while it was loading: another document is on its way. */
function Application() {
  const [isHere] = useState(isAtDocumentAddress);
  if (!isHere) use(NEVER);
  return <HydratedRouter onError={(error) => console.error(error)} />;
}

/** Empty in an embed. */
function htmlOf(id: string): string {
  return document.getElementById(id)?.innerHTML ?? "";
}

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
        <FrameHtml value={{ header: htmlOf(HEADER_ID), footer: htmlOf(FOOTER_ID) }}>
          <Application />
        </FrameHtml>
      </StrictMode>,
      {
        onUncaughtError: (error) => console.error(error),
        onRecoverableError: (error) => console.error(error),
      },
    );
  });
}
