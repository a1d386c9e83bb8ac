import { z } from "zod";
import type { StateCode } from "../../../content/figures/figure-table.ts";
import { findCountyState } from "../../counties/counties-catalog.server.ts";
import { countySlug } from "../../counties/county-name.ts";
import { matchCounties } from "../../counties/find-county.ts";
import { premiumRise } from "../../figures/counties/county-cells.ts";
import { listCounties } from "../../figures/counties/county-list-catalog.server.ts";
import { countyAddress, FIRST_QUERY } from "../../figures/counties/county-query.ts";
import type { ListedCounty } from "../../figures/counties/listed-county.ts";
import { frameAnswer } from "./answer-frame.server.ts";
import { defineCall } from "./call.ts";
import { countyFacts } from "./county-facts-catalog.server.ts";
import { STATES } from "./county-input.server.ts";
import { figure, figureOrNull } from "./fields.server.ts";
import { figureAnswer } from "./figure-answer.server.ts";

const MAX_LENGTH = 60;
const MOST_PEOPLE = 100_000_000;

/** The figures that tell most come first: an assistant that reads only text sees eight. */
const countyRow = z.object({
  name: z.string().describe("The county's name."),
  sampleRatio: figureOrNull(
    "The lender's ratio of the median house with the sample loan, to four decimals. Null where notComputed says why.",
  ),
  population: figure("People."),
  medianMonthlyRentUsd: figureOrNull("Median gross rent a month, all sizes. Null: not published, as below."),
  medianValueUsd: figureOrNull("Median value of owner-occupied homes, of the same survey."),
  landlordPropertyTaxPercent: figureOrNull(
    "What a landlord pays a year in percent of the price: the middle of the range.",
  ),
  insurancePercent: figureOrNull("Insurance of a year in percent of the price, as in sampleRatio."),
  notComputed: z
    .enum(["small", "not-published", "no-market"])
    .optional()
    .describe(
      "Why nothing is computed from the value: fewer than 20,000 people, no published median, or largely tribal land. Left out elsewhere.",
    ),
  fips: z.string().describe("Code of five digits."),
  landlordPropertyTaxLowPercent: figureOrNull("The lower end of that range."),
  landlordPropertyTaxHighPercent: figureOrNull("The upper end."),
  landlordPropertyTaxIsFloor: z.boolean().describe("True if it is at least this much."),
  landlordPropertyTaxIsOfState: z
    .boolean()
    .describe("True if the state's counts, because what owners pay in the county does not tell."),
  insuranceIsRecorded: z.boolean().describe("False if insurancePercent is this site's assumption."),
  ownerPropertyTaxPercent: figureOrNull("What owners pay in percent of the value. Not what a landlord pays."),
  yearlyPremiumUsd: figureOrNull("Average premium of owner-occupiers in the last recorded year."),
  premiumChangePercent: figureOrNull("Its change from the first recorded year."),
  notRenewedPercent: figureOrNull("Policies not renewed in the last recorded year."),
  fairRentTwoBedroomsMonthlyUsd: figure("Fair Market Rent of two bedrooms, a month."),
  fairRentThreeBedroomsMonthlyUsd: figure("The same for three bedrooms."),
  fairRentFourBedroomsMonthlyUsd: figure("The same for four bedrooms."),
  fairRentArea: z.string().describe("The area of these rents; in New England also the town."),
  oneYearPriceChangePercent: figureOrNull("Change of the county's price index in its last year."),
  fiveYearPriceChangePercent: figureOrNull("Change in five years."),
});

export const countyFiguresCall = defineCall({
  name: "figures/counties",
  title: "Figures by county",
  summary:
    "Rents, values, a landlord's tax, insurance and Fair Market Rents of the counties of one state from public sources, with the ratio of the median house.",
  input: z.strictObject({
    state: z.enum(STATES).describe("Two letters, such as OH."),
    county: z
      .string()
      .min(1)
      .max(MAX_LENGTH)
      .overwrite(countySlug)
      .optional()
      .describe("Name of one county, or how it begins. All counties of the state if left out."),
    minimumPopulation: z
      .int()
      .min(0)
      .max(MOST_PEOPLE)
      .default(0)
      .describe("Only counties of so many people."),
  }),
  output: z.object({
    counties: z.array(countyRow).readonly().describe("By name."),
    ...figureAnswer,
  }),
  example: { state: "OH", county: "Cuyahoga County" },
  cost: 3,
  answer({ state, county, minimumPopulation }, siteUrl) {
    const counties = findCounties(findCountyState(state), county).filter(
      ({ figures }) => figures.population >= minimumPopulation,
    );
    const { method, ...facts } = countyFacts;
    const link = countyAddress({ ...FIRST_QUERY, state, people: minimumPopulation });
    return {
      counties: counties.map(describeCounty),
      ...facts,
      ...frameAnswer(`${siteUrl}${link}`, method),
    };
  },
});

function findCounties(state: StateCode | undefined, county: string | undefined): readonly ListedCounty[] {
  const all = state ? listCounties(state) : [];
  if (county === undefined) return all;
  const named = all.map((listed) => ({ name: listed.figures.name, listed }));
  return matchCounties(named, county).map(({ listed }) => listed);
}

function describeCounty(county: ListedCounty) {
  const { figures, estimates, house, ratio } = county;
  const { fairRent, prices } = figures;
  return {
    name: figures.name,
    sampleRatio: ratio && Number(ratio.toFixed(4)),
    population: figures.population,
    medianMonthlyRentUsd: figures.medianRent,
    medianValueUsd: figures.medianValue,
    landlordPropertyTaxPercent: house?.tax.percent ?? null,
    insurancePercent: house?.insurancePercent ?? null,
    ...(estimates.gap && { notComputed: estimates.gap }),
    fips: figures.fips,
    landlordPropertyTaxLowPercent: house?.tax.low ?? null,
    landlordPropertyTaxHighPercent: house?.tax.high ?? null,
    landlordPropertyTaxIsFloor: house?.tax.isFloor ?? false,
    landlordPropertyTaxIsOfState: house !== null && estimates.tax === null,
    insuranceIsRecorded: estimates.insurancePercent !== null,
    ownerPropertyTaxPercent: estimates.ownerTax?.percent ?? null,
    yearlyPremiumUsd: figures.premiums.at(-1) ?? null,
    premiumChangePercent: premiumRise(county),
    notRenewedPercent: figures.nonRenewals.at(-1) ?? null,
    fairRentTwoBedroomsMonthlyUsd: fairRent.twoBedrooms,
    fairRentThreeBedroomsMonthlyUsd: fairRent.threeBedrooms,
    fairRentFourBedroomsMonthlyUsd: fairRent.fourBedrooms,
    fairRentArea: fairRent.place ? `${fairRent.place}, ${fairRent.area}` : fairRent.area,
    oneYearPriceChangePercent: prices.oneYear,
    fiveYearPriceChangePercent: prices.fiveYears,
  };
}
