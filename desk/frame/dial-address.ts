/** `tel:` address of a phone number as typed. An extension is left out: phones would dial it with the number. */
export function dialAddress(phone: string): string {
  const [number = ""] = phone.split(/[a-z#;,]/i);
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
