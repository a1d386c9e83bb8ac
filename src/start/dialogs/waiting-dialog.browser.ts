/** The dialog that says that another one is coming. */
export const WAITING_DIALOG_ID = "waiting";

export function closeWaitingDialog(): void {
  document.querySelector<HTMLDialogElement>(`#${WAITING_DIALOG_ID}`)?.close();
}
