/** `(512) 555-0100` for a number of the United States; others, and what is no number, stay as they are. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area === undefined ? e164 : `(${area}) ${exchange}-${line}`;
}

/** `tel:` address of a phone number as typed. An extension is left out: phones would dial it with the number. */
export function dialAddress(phone: string): string {
  const [number = ""] = phone.split(/[a-z#;,]/i);
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
