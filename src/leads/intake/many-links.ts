import type { LeadFields } from "../lead.ts";

/** Who sells links sends several. A person may send that of a listing, or two. */
const MANY_LINKS = 3;
/** `https://www.` begins one link, not two. */
const LINK = /https?:\/\/|(?<!\/\/)\bwww\./gi;

/** Whether name and message look like advertising. The summary of a deal has links that the site itself put in. */
export function hasManyLinks({ name, message }: Pick<LeadFields, "name" | "message">): boolean {
  return (`${name} ${message ?? ""}`.match(LINK) ?? []).length >= MANY_LINKS;
}
