/** Stored in the history entry, not in browser storage: removed as soon as the fields are restored. */
const KEY = "keptFields";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The content of one field. */
interface KeptField {
  readonly type: string;
  readonly value: string;
  readonly isTicked: boolean;
}

/** Saves the content of all fields for the document that a reload brings: browsers restore only some of it. */
export function saveFields(): void {
  const kept = findFields().map(
    (field): KeptField => ({ type: field.type, value: field.value, isTicked: isTicked(field) }),
  );
  history.replaceState({ ...history.state, [KEY]: kept }, "");
}

/** Restores the fields if the new document has the same ones. */
export function restoreFields(): void {
  const kept: readonly KeptField[] | undefined = history.state?.[KEY];
  if (kept === undefined) return;
  history.replaceState({ ...history.state, [KEY]: undefined }, "");
  const fields = findFields();
  if (fields.length !== kept.length) return;
  for (const [index, field] of fields.entries()) {
    const before = kept[index];
    if (before?.type !== field.type) continue;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = before.isTicked;
    } else if (field.value !== before.value) {
      field.value = before.value;
    }
  }
}

/**
 * Excludes consent boxes, which only the visitor may tick, fields that the visitor does not see, and those of a part that
 * loads later, which a new document does not have yet.
 */
function findFields(): Field[] {
  return Array.from(
    document.querySelectorAll<Field>(
      "input:not([type=hidden], [type=file], [type=checkbox][required]), select, textarea",
    ),
  ).filter((field) => !field.closest("[data-loads-later]"));
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}
