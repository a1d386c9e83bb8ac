/** Whether keys go into a field now. */
export function isFieldFocused(): boolean {
  return document.activeElement?.matches("input, select, textarea") ?? false;
}
