import type { ReactNode } from "react";
import { DialogButton, lazyDialog } from "../../ui/dialog-button.tsx";
import type { KeepDealDialogProps } from "./keep-deal-dialog.tsx";

const KeepDealDialog = lazyDialog(
  () => import("./keep-deal-dialog.tsx"),
  "The form could not be loaded, so nothing was kept.",
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
  return (
    <DialogButton
      look={look}
      className={className}
      dialog={(onClose) => <KeepDealDialog {...props} onClose={onClose} />}
    >
      {children}
    </DialogButton>
  );
}
