import type { Lead } from "../../leads/records/lead-record.ts";

/** All that the chosen lender gets of a person, and nobody else gets. */
export function listContact({ name, email, phone }: Pick<Lead, "name" | "email" | "phone">) {
  return [
    { label: "Name", value: name },
    { label: "Email", value: email, href: `mailto:${email}` },
    { label: "Phone", value: phone, href: `tel:${phone}` },
  ].filter(({ value }) => value !== "");
}
