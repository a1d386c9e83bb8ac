import type { SiteContent } from "../../content/site-content.ts";
import { nameOptOut } from "../../src/leads/privacy/opt-out.ts";
import type { ListedLead } from "../../src/leads/records/listed-lead.server.ts";
import { formatTime } from "../office-time.ts";
import type { Column } from "../table.ts";

export const leadColumns = (site: SiteContent): readonly Column<ListedLead>[] => [
  { title: "REFERENCE", read: (lead) => lead.reference },
  { title: "RECEIVED", read: (lead) => formatTime(site, lead.createdAt) },
  { title: "STATUS", read: (lead) => lead.status },
  { title: "SOURCE", read: (lead) => lead.source },
  { title: "NAME", read: (lead) => lead.name, canBeCut: true },
  { title: "EMAIL", read: (lead) => lead.email },
  { title: "PHONE", read: (lead) => lead.phone },
  { title: "OPTED OUT", read: nameOptOut },
  { title: "SAME PERSON", read: ({ otherLeads }) => (otherLeads === 0 ? "" : `${otherLeads} more`) },
  { title: "STATE", read: (lead) => lead.state ?? "" },
  { title: "PURPOSE", read: (lead) => lead.loanPurpose ?? "" },
  { title: "SUSPECT", read: (lead) => lead.suspicions.join(" ") },
];

/** JSON for scripts: field names as in the API, times as ISO 8601. */
export function describeLead(lead: ListedLead) {
  const { id: _, createdAt, lastContactAt, origin, ...fields } = lead;
  return {
    ...fields,
    receivedAt: new Date(createdAt).toISOString(),
    lastContactAt: new Date(lastContactAt).toISOString(),
    ...origin,
  };
}
