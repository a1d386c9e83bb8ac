import type { PersonLeads } from "../../src/leads/privacy/lead-person.server.ts";
import { listEvents } from "../../src/leads/records/lead-queries.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import type { SiteDatabase } from "../context.ts";

/** Phrases for the leads and subscriptions that a request concerns. */

export function nameAll(leads: readonly Lead[], subscriptions: number): string {
  return [
    ...(leads.length > 0 ? [nameLeads(leads)] : []),
    ...(subscriptions === 1 ? ["the news subscription"] : []),
    ...(subscriptions > 1 ? [`${subscriptions} news subscriptions`] : []),
  ].join(" and ");
}

export function nameLeads(leads: readonly Lead[]): string {
  return leads.length === 1 ? `the lead ${leads[0]?.reference}` : `${leads.length} leads of this person`;
}

/** Names leads that may belong to the same person, by reference only, because they may be somebody else's. */
export function describeLinked({ linked }: PersonLeads): readonly string[] {
  if (linked.length === 0) return [];
  const references = linked.map(({ reference }) => reference).join(", ");
  return [
    `Not included, because they share only an address with this person: ${references}. They may be somebody else's. Ask for proof of their own address, then run this command for that address too.`,
  ];
}

/** The lenders that the leads were passed on to, without duplicates. */
export async function listLenders(
  database: SiteDatabase,
  leads: readonly Lead[],
): Promise<readonly string[]> {
  const lenders = new Set<string>();
  for (const { id } of leads) {
    for (const event of await listEvents(database, id)) {
      if (event.kind === "shared") lenders.add(event.partner);
    }
  }
  return [...lenders];
}
