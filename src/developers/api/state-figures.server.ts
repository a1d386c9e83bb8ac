import { z } from "zod";
import { computeState } from "../../figures/data/figure-rows.ts";
import type { StateFigures } from "../../figures/state-figures.ts";
import { frameAnswer } from "./answer-frame.server.ts";
import { figure } from "./fields.server.ts";
import { figureAnswer } from "./figure-answer.server.ts";
import { figureFacts } from "./figure-facts-catalog.server.ts";

const stateRow = z.object({
  code: z.string().describe("Two letters, such as TX."),
  name: z.string().describe("The state's name."),
  medianMonthlyRentUsd: figure("Median gross rent a month, in dollars."),
  medianValueUsd: figure("Median value of owner-occupied homes in the same year, in dollars."),
  rentToValuePercent: figure("A month's rent in percent of the value."),
  medianYearlyPropertyTaxUsd: figure("Property tax that the median owner-occupant pays a year, in dollars."),
  propertyTaxMarginUsd: figure("The 90% margin of error of that tax, plus or minus dollars."),
  ownerPropertyTaxPercent: figure(
    "That tax in percent of the home's value, a year. Not what a landlord pays.",
  ),
  landlordPropertyTaxPercent: figure(
    "What a landlord pays a year in percent of the price: the middle of the range, and what estimates of this site use.",
  ),
  landlordPropertyTaxLowPercent: figure("The lower end of that range."),
  landlordPropertyTaxHighPercent: figure("The upper end. Equal to the lower end where one figure is known."),
  landlordPropertyTaxIsFloor: z
    .boolean()
    .describe("True if a landlord pays at least this, and how much more is not known."),
  landlordPropertyTaxFromTwoUnitsPercent: figure(
    "The same for a house of two or more units. Left out where it is not taxed otherwise.",
  ).optional(),
  landlordPropertyTaxRule: z.string().describe("Why a landlord's bill differs from an owner's, or does not."),
  landlordPropertyTaxStatute: z.string().describe("The law behind it."),
  assumedInsurancePercent: figure("Insurance in percent of the price a year: this site's assumption."),
  oneYearPriceChangePercent: figure("Change of the price index in the last year, in percent."),
  fiveYearPriceChangePercent: figure("Change of the price index in five years, in percent."),
  fairRentTwoBedroomsMonthlyUsd: figure(
    "Fair Market Rent of two bedrooms in the most populous county, a month.",
  ),
  fairRentThreeBedroomsMonthlyUsd: figure("The same for three bedrooms."),
  fairRentCounty: z.string().describe("That county."),
  sampleRatio: figure("The lender's ratio of the median house with the sample loan, to four decimals."),
  page: z.url().describe("The state's page on the site."),
});

/** The one answer that takes no input: `GET /api/v1/figures/states`. */
export const stateFiguresCall = {
  name: "figures/states",
  title: "Figures by state",
  summary:
    "Rents, values, taxes and price changes of the 50 states from public sources, with the ratio of the median house.",
  output: z.object({
    states: z.array(stateRow).readonly().describe("All fifty, by name."),
    ...figureAnswer,
  }),
  answer(siteUrl: string) {
    const { states, method, ...facts } = figureFacts;
    return {
      states: states.map((state) => describeState(state, siteUrl)),
      ...facts,
      ...frameAnswer(`${siteUrl}/data`, [
        method,
        "Figures of different years are never divided by each other.",
        "Insurance is this site's assumption. The landlord's tax is this site's estimate from the state's rule, its median bill and published local rates. Everything else is published by the agency named.",
      ]),
    };
  },
};

function describeState(state: StateFigures, siteUrl: string) {
  const { tax, fromTwoUnits, rule, statute } = state.landlordTax;
  const { rentPercent, ratio } = computeState(state, figureFacts.sampleLoan);
  return {
    code: state.code,
    name: state.name,
    medianMonthlyRentUsd: state.medianRent,
    medianValueUsd: state.medianValue,
    rentToValuePercent: rentPercent,
    medianYearlyPropertyTaxUsd: state.medianTax,
    propertyTaxMarginUsd: state.taxMargin,
    ownerPropertyTaxPercent: state.ownerTax.percent,
    landlordPropertyTaxPercent: tax.percent,
    landlordPropertyTaxLowPercent: tax.low,
    landlordPropertyTaxHighPercent: tax.high,
    landlordPropertyTaxIsFloor: tax.isFloor,
    ...(fromTwoUnits && { landlordPropertyTaxFromTwoUnitsPercent: fromTwoUnits.percent }),
    landlordPropertyTaxRule: rule,
    landlordPropertyTaxStatute: statute,
    assumedInsurancePercent: state.insurancePercent,
    oneYearPriceChangePercent: state.oneYearPercent,
    fiveYearPriceChangePercent: state.fiveYearPercent,
    fairRentTwoBedroomsMonthlyUsd: state.fairRent.twoBedrooms,
    fairRentThreeBedroomsMonthlyUsd: state.fairRent.threeBedrooms,
    fairRentCounty: state.fairRent.county,
    sampleRatio: ratio,
    page: `${siteUrl}/states/${state.slug}`,
  };
}
