import { DialogButton, lazyDialog } from "../../ui/dialog-button.tsx";
import type { DealCardDialogProps } from "./deal-card-dialog.tsx";

const DealCardDialog = lazyDialog(() => import("./deal-card-dialog.tsx"), "The picture could not be loaded.");

/** Opens the picture of a deal, to be shared or saved. */
export function DealCardButton(props: Omit<DealCardDialogProps, "onClose">) {
  return (
    <DialogButton
      look="plain"
      className="-mt-3 mb-2 scripting-none:hidden"
      dialog={(onClose) => <DealCardDialog {...props} onClose={onClose} />}
    >
      Picture of This Deal
    </DialogButton>
  );
}
