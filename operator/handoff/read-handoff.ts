import { PROPERTY_TYPES } from "../../src/calculators/deal/lenders/property-types.ts";
import { DETAILS, type Question } from "../../src/handoff/deal/deal-details.ts";
import { typedDeal } from "../../src/handoff/deal/offered-deal.ts";
import { readHandoff, readKnownDeal } from "../../src/handoff/handoff.server.ts";
import { handoffRules } from "../../src/handoff/handoff-catalog.server.ts";
import { readReference } from "../arguments.ts";
import type { OperatorContext, SiteDatabase } from "../context.ts";
import { requireLead } from "../leads/lead-reference.ts";
import { loadLeadKeys } from "../site-secret.ts";

export const REFERENCE = ["<reference>", "such as RR-7K3M9-QXTB2", readReference] as const;

/** By the name of the deal's field. */
export const DEAL_OPTIONS = {
  state: "two letters, such as TX",
  county: "as the agencies name it, such as Travis County",
  purpose: "purchase, refinance, cashout, portfolio or other",
  propertyType: `${PROPERTY_TYPES.map(({ value }) => value).join(", ")}; left out: not said`,
  units: "from 1 to 8",
  use: "long-term or short-term",
  value: "price or value in dollars",
  valueAs: "band or exact: how the value is told",
  loan: "in dollars",
  ratio: "rent over the full payment, such as 1.17",
  scoreFloor: "lowest score of the band: 780, 760, 740, 720, 700, 680, 660, 640, 620 or 300",
  timing: "now, quarter, later or unknown",
  lease: detailHelp("lease"),
  taxes: detailHelp("taxes"),
  condition: detailHelp("condition"),
  reserves: detailHelp("reserves"),
  experience: detailHelp("experience"),
  entity: detailHelp("entity"),
} as const;

/** For a lender that needs more. */
function detailHelp(field: Question): string {
  return `${DETAILS[field].label}: ${DETAILS[field].choices.map(({ value }) => value).join(", ")}`;
}

export type DealOptions = Readonly<Partial<Record<keyof typeof DEAL_OPTIONS, string>>>;

export async function readLeadHandoff(
  { content: site, config, now }: OperatorContext,
  database: SiteDatabase,
  { reference, options }: { readonly reference: string; readonly options: DealOptions },
) {
  const lead = await requireLead(database, reference);
  const known = await readKnownDeal(database, lead);
  return await readHandoff(database, await loadLeadKeys(config), {
    lead,
    typed: typedDeal((field) => options[field] ?? known[field]),
    rules: handoffRules(site),
    now: now(),
  });
}
