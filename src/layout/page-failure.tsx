import { useTransition } from "react";
import { closeFailure } from "../start/page-change/page-change.browser.ts";
import { Button } from "../ui/button.tsx";

export function PageFailure({ onTryAgain }: { readonly onTryAgain: () => Promise<void> }) {
  const [isTrying, startTrying] = useTransition();
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-30 border-t-3 border-poor bg-sheet print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <p className="mr-auto max-w-[62ch]">
          <strong>That page could not be loaded.</strong> The site does not answer. This page stays as it is.
        </p>
        <div className="flex gap-6">
          <Button onClick={() => startTrying(onTryAgain)}>{isTrying ? "Trying..." : "Try Again"}</Button>
          <Button look="plain" onClick={closeFailure}>
            Close
          </Button>
        </div>
      </div>
    </div>
  );
}
