import type { ExpressionBuilder } from "kysely";
import type { LeadFields } from "../lead.ts";
import type { LeadTables } from "./lead-tables.server.ts";

type Addressed = Pick<LeadFields, "email" | "phone">;

/** In practice, case makes no difference in email addresses. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** What the addresses of leads are searched by, each once. One that is not known is nobody's. */
export function listAddressKeys(people: readonly Addressed[]) {
  const known = (keys: readonly string[]) => [...new Set(keys)].filter((key) => key !== "");
  return {
    emails: known(people.map(({ email }) => emailKey(email))),
    phones: known(people.map(({ phone }) => phone)),
  };
}

/** Leads that have one of the addresses. */
export function hasAddressOf(people: readonly Addressed[]) {
  const { emails, phones } = listAddressKeys(people);
  return (is: ExpressionBuilder<LeadTables, "leads">) =>
    is.or([
      ...(emails.length === 0 ? [] : [is("email_key", "in", emails)]),
      ...(phones.length === 0 ? [] : [is("phone", "in", phones)]),
    ]);
}
