import { FIELD_ERRORS, type FieldErrors, FORM_FIELDS } from "../lead.ts";

/** What the browser's own rules say about the fields, in our words. */
export function findErrors({ elements }: HTMLFormElement): FieldErrors {
  const wrong = FORM_FIELDS.filter((field) => {
    const control = elements.namedItem(field);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return isControl && !control.validity.valid;
  });
  return Object.fromEntries(wrong.map((field) => [field, FIELD_ERRORS[field]]));
}

/** The first field with an error, or the button where none is wrong. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = FORM_FIELDS.find((field) => errors[field]);
  const control = first ? form.elements.namedItem(first) : form.querySelector("[type=submit]");
  if (control instanceof HTMLElement) control.focus();
}

export function readEntries(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));
}

export function hasTickedBox(form: HTMLFormElement | null): boolean {
  const box = form?.elements.namedItem("tcpaConsent");
  return box instanceof HTMLInputElement && box.checked;
}
