import { lazy, type ReactNode, Suspense, startTransition, useState } from "react";
import { importOrReload } from "../../start/import-or-reload.browser.ts";
import { Button } from "../../ui/button.tsx";
import type { KeepDealDialogProps } from "./keep-deal-dialog.tsx";

const KeepDealDialog = lazy(() =>
  importOrReload(() => import("./keep-deal-dialog.tsx")).catch(() => ({ default: NotLoaded })),
);

interface KeepDealButtonProps extends Omit<KeepDealDialogProps, "onClose"> {
  readonly look?: "plain" | "quiet";
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Asks for a name, and only then keeps the figures in this browser. */
export function KeepDealButton({
  look = "plain",
  className = "",
  children = "Keep This Deal",
  ...props
}: KeepDealButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        className={className}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {children}
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
