import { cityPrices } from "../../figures/city-prices.ts";
import { austin as landing } from "../../landings/austin.ts";
import type { CityText } from "../city-guide.ts";

const { stats, dscrBasis, medianDscr } = landing;
const { edition, rows } = cityPrices;
const { oneYearPercent: lastYear } = rows.austin;
const medianPrice = `$${stats.medianHomePrice.toLocaleString("en-US")}`;
const averageRent = `$${stats.avgRent.toLocaleString("en-US")}`;

export const austin: CityText = {
  slug: "austin",
  city: "Austin",
  state: "Texas",
  metaDescription:
    "Austin's median house does not cover a DSCR payment at the average rent. See which areas, lot rules and two-unit plans bring the ratio back above 1.00.",
  introduction: `Austin is a market where price runs far ahead of rent, so most listings fail the ratio before you look inside. The illustrative figures on this site put the median price at ${medianPrice} and the average rent at ${averageRent}. Investors who finance here with a DSCR loan buy well under the median, add a unit or put more down. Job growth and the university keep tenants coming, and the arithmetic has to be done house by house.`,
  averageLoanAmount: "$280,000-$440,000",
  averageDSCR: "1.15",
  sample: { price: 480_000, rent: 4_000, taxesInsuranceDues: 1_132, units: 2 },
  neighborhoods: {
    "Rundberg and North Lamar":
      "Duplexes and older houses north of US 183 are among the cheapest in the city. Rents serve service and trade workers, and condition varies by block.",
    "Dove Springs":
      "Southeast houses with three bedrooms rent to airport and hospital workers. Check the floodplain map for Williamson Creek and Onion Creek before anything else.",
    "East Austin":
      "Close-in lots are valued for what can be built on them. A small house often works only with a second legal unit behind it.",
    "Pflugerville and Manor":
      "Newer subdivisions northeast of the city rent quickly to commuters from the chip and car plants. Utility-district taxes and association dues can undo the ratio.",
    "Riverside and Oltorf":
      "Condominiums near downtown suit students and downtown workers. Dues count in PITIA, and some complexes fail a lender's condominium review.",
  },
  marketHighlights: [
    `Assume ${dscrBasis.tax.percent}% for taxes and ${dscrBasis.insurancePercent}% for insurance. The median house with ${dscrBasis.downPaymentPercent}% down at ${dscrBasis.ratePercent}% costs about $4,373 a month. The average rent covers ${medianDscr} of it, so the median is not the deal.`,
    `This site's sample figures show price appreciation of ${stats.appreciationRate}% and vacancy of ${stats.vacancyRate}%. FHFA's index moved by ${lastYear}% in the year to ${edition.period}, and values fell after their 2022 peak, so buy on rent.`,
    "Travis and Williamson County tax bills for investors come without the homestead exemption that many sellers have. Ask the appraisal district's site for the bill without it.",
  ],
  investmentOpportunities: [
    "City code now allows up to three homes on many single-family lots. A legal second house can turn one rent into two, though construction needs other financing first.",
    "A $480,000 duplex with two rents of $2,000 has PITIA of about $3,588 on the same assumptions. Its ratio is 1.11, where a house at that price would fail.",
    "Sellers who bought at the 2022 peak may accept credits toward points in place of a lower price. A bought-down rate lifts the ratio for as long as you keep the loan.",
  ],
  priceRanges: {
    "Houses, Dove Springs and Rundberg": "$330,000-$430,000",
    "Duplexes, north and south": "$450,000-$650,000",
    "Median house, citywide": medianPrice,
  },
  rentGrowth: "3.0%",
  capRates: "4.0%-5.5%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Sample figures, the same ones as on the Austin landing page, with illustrative ranges added.`,
  reviewed: "2026-11-01",
};
