import type { PersonLeads } from "../../src/leads/privacy/lead-person.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import type { Person } from "../../src/site/personal-data.server.ts";

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
    `Not included, because they share only an address with this person or were joined by an operator: ${references}. They may be somebody else's. Ask for proof of their own address, then run this command for that address too.`,
  ];
}

/** What belongs to an address that a lead has, but that the person has not proven. */
export function describeUnproven(person: Person): readonly string[] {
  const { unprovenSubscriptions: count } = person;
  if (count === 0) return describeLinked(person);
  const what = count === 1 ? "a news subscription" : `${count} news subscriptions`;
  return [
    ...describeLinked(person),
    `Not included: ${what} under an address of these leads. Ask for proof of that address, then run this command for it too.`,
  ];
}
