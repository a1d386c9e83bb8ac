import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

/** A field's label and hint for this deal: a refinance has no price, and no lease counts besides bookings. */
export function wordingOf(
  fields: DealFormContent["fields"],
  field: DealField,
  { purpose, use }: Pick<DealEntry, "purpose" | "use">,
) {
  const wording = fields[field];
  if (use === "short-term" && wording.shortTerm) return wording.shortTerm;
  return (purpose === "purchase" ? undefined : wording.refinance) ?? wording;
}
