import { WAITING_DIALOG_ID } from "../start/dialogs/waiting-dialog.browser.ts";

/** Opened by the script in the document's head, for a link whose dialog needs the application. */
export function WaitingDialog() {
  return (
    <dialog
      id={WAITING_DIALOG_ID}
      aria-label="One moment"
      className="m-auto w-[min(40rem,calc(100vw-2rem))] rounded-sheet border border-rule bg-sheet p-5 text-ink backdrop:bg-[rgb(10_20_16/0.55)] sm:p-6"
    >
      <p role="status">Opening the form...</p>
      <button type="button" className="link mt-4 min-h-11" data-closes-dialog="">
        Cancel
      </button>
    </dialog>
  );
}
