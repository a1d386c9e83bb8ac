import { FIELD_ERRORS, type FieldErrors, FORM_FIELDS } from "../lead.ts";

/** The browser's own validation, with our error messages. */
export function findErrors({ elements }: HTMLFormElement): FieldErrors {
  const wrong = FORM_FIELDS.filter((field) => {
    const control = elements.namedItem(field);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return isControl && !control.validity.valid;
  });
  return Object.fromEntries(wrong.map((field) => [field, FIELD_ERRORS[field]]));
}

/** Focuses the first field with an error, or the submit button if no field has one. */
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
