import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Purpose } from "../../calculators/deal/deal.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

/** A field's label and hint for this deal: a refinance has no price, and no lease counts besides bookings. */
export function wordingOf(
  fields: DealAnalyzerContent["fields"],
  field: DealField,
  { purpose, use }: Pick<DealEntry, "purpose" | "use">,
) {
  const wording = fields[field];
  if (use === "short-term" && wording.shortTerm) return wording.shortTerm;
  return (purpose === "purchase" ? undefined : wording.refinance) ?? wording;
}

type Section = DealAnalyzerContent["sections"]["limits"];

export function sectionText({ text, refinance }: Section, purpose: Purpose): string {
  return (purpose === "purchase" ? undefined : refinance) ?? text;
}
