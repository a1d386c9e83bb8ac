import { lazy, Suspense, startTransition, useState } from "react";
import { importOrReload } from "../../start/import-or-reload.browser.ts";
import { Button } from "../../ui/button.tsx";
import type { KeepDealDialogProps } from "./keep-deal-dialog.tsx";

const KeepDealDialog = lazy(() =>
  importOrReload(() => import("./keep-deal-dialog.tsx")).catch(() => ({ default: NotLoaded })),
);

/** Asks for a name, and only then keeps the figures in this browser. */
export function KeepDealButton(props: Omit<KeepDealDialogProps, "onClose">) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="plain" aria-haspopup="dialog" onClick={() => startTransition(() => setIsOpen(true))}>
        Keep This Deal
      </Button>
      {isOpen && (
        <Suspense>
          <KeepDealDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function NotLoaded() {
  return (
    <p role="status" className="order-last w-full text-[0.94rem]">
      The form could not be loaded, so nothing was kept. Reload the page: your figures stay in its address.
    </p>
  );
}
