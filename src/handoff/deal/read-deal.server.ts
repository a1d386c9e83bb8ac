import { z } from "zod";
import { fitsUnits, PROPERTY_TYPES } from "../../calculators/deal/lenders/property-types.ts";
import { LOAN_PURPOSES } from "../../leads/lead.ts";
import { STATES } from "../../office/states.ts";
import { DETAILS } from "./deal-details.ts";
import {
  DEAL_USES,
  type DealReading,
  type OfferedDeal,
  PRICE_FORMS,
  SCORE_FLOORS,
  TIMINGS,
  type TypedDeal,
} from "./offered-deal.ts";

const values = <const Choice extends { readonly value: string }>(choices: readonly Choice[]) =>
  choices.map(({ value }): Choice["value"] => value);

const dollars = z.coerce
  .number("a number of dollars")
  .int("whole dollars")
  .min(10_000, "at least $10,000")
  .max(1e9, "a smaller amount");

/** A choice that may be left open. Offers of before have none. */
const optional = <const Choice extends { readonly value: string }>(choices: readonly Choice[]) =>
  z.enum(["", ...values(choices)], "Choose one, or leave it open.").default("");

const offeredDeal = z
  .strictObject({
    state: z.enum(STATES, "Choose a state."),
    /** Empty, or a county of that state: whoever reads it checks the name against the list. */
    county: z.string().max(60),
    purpose: z.enum(values(LOAN_PURPOSES), "Choose a purpose."),
    propertyType: optional(PROPERTY_TYPES),
    units: z.coerce.number("From 1 to 8.").int("From 1 to 8.").min(1, "From 1 to 8.").max(8, "From 1 to 8."),
    use: z.enum(values(DEAL_USES), "Choose the use."),
    value: dollars,
    valueAs: z.enum(values(PRICE_FORMS), "Choose how the value is told."),
    loan: dollars,
    ratio: z.coerce.number("A ratio, such as 1.17.").min(0.1, "At least 0.10.").max(10, "At most 10."),
    scoreFloor: z.coerce
      .number()
      .refine((floor) => SCORE_FLOORS.some((known) => known === floor), "Choose a band."),
    timing: z.enum(values(TIMINGS), "Choose a time."),
    lease: optional(DETAILS.lease.choices),
    taxes: optional(DETAILS.taxes.choices),
    condition: optional(DETAILS.condition.choices),
    reserves: optional(DETAILS.reserves.choices),
    experience: optional(DETAILS.experience.choices),
    entity: optional(DETAILS.entity.choices),
  })
  .refine(({ propertyType, units }) => fitsUnits(propertyType, units), {
    path: ["propertyType"],
    error: "This type has another number of units.",
  })
  .refine(({ loan, value }) => loan <= value, { path: ["loan"], error: "More than the property is worth." });

const FIELDS = Object.keys(offeredDeal.shape);

/** Amounts may be typed as people write them: `$225,000`. */
export function readDeal(typed: TypedDeal, listCounties: (state: string) => readonly string[]): DealReading {
  const plain = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [
      field,
      field === "value" || field === "loan" ? text.replaceAll(/[$,\s]/g, "") || undefined : text.trim(),
    ]),
  );
  const { data, error } = offeredDeal.safeParse(plain);
  if (error !== undefined) {
    const found = error.issues.flatMap(({ path: [field], message }) =>
      typeof field === "string" && FIELDS.includes(field) ? [[field, message] as const] : [],
    );
    return { problems: Object.fromEntries(found.toReversed()) };
  }
  if (data.county !== "" && !listCounties(data.state).includes(data.county)) {
    return { problems: { county: `No county of ${data.state} has this name.` } };
  }
  return { deal: data };
}

export function parseStoredDeal(json: string): OfferedDeal {
  return offeredDeal.parse(JSON.parse(json));
}
