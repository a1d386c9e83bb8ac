import { cityPrices } from "../../figures/city-prices.ts";
import { dallas as landing } from "../../landings/dallas.ts";
import type { CityText } from "../city-guide.ts";

const { stats, dscrBasis, medianDscr } = landing;
const { edition, rows } = cityPrices;
const { oneYearPercent: lastYear } = rows.dallas;
const medianPrice = `$${stats.medianHomePrice.toLocaleString("en-US")}`;
const averageRent = `$${stats.avgRent.toLocaleString("en-US")}`;

export const dallas: CityText = {
  slug: "dallas",
  city: "Dallas",
  state: "Texas",
  metaDescription:
    "Dallas taxes, hail insurance and clay soil decide whether a rental covers its loan. Six areas, sample ratios and illustrative prices for DSCR investors.",
  introduction: `Dallas has one of the deepest job markets in the country and no shortage of renters. The costs between rent and profit are the issue: high property tax, hail insurance and foundations on moving clay. This site's illustrative figures put the median price at ${medianPrice} and the average rent at ${averageRent}. The deals that get financed are in the older, lower-priced parts of the city and in the inner suburbs.`,
  averageLoanAmount: "$220,000-$340,000",
  averageDSCR: "1.18",
  sample: { price: 340_000, rent: 3_100, taxesInsuranceDues: 802, units: 2 },
  neighborhoods: {
    "Oak Cliff":
      "A large area with everything from restored cottages to modest frame houses. South of Bishop Arts, prices fall faster than rents.",
    "Pleasant Grove":
      "Southeast houses with yards keep tenants for years. Check foundations, unpermitted additions and the tax record's square footage.",
    "Casa View and Far East Dallas":
      "Renters and first-time buyers both want the postwar brick houses between White Rock Lake and Mesquite. Rents are firm, and so is competition from owner-occupants.",
    "Lake Highlands":
      "Duplexes and older condominiums cost less than the houses around them. Large condominium complexes may not pass a lender's review.",
    "Red Bird":
      "Redevelopment of the old mall area has brought clinics and offices to the southern sector. Houses from the 1960s and 1970s still sell under the city median.",
    "Garland and Mesquite":
      "Inner suburbs with lower prices and their own rental inspection programs. Budget for the yearly registration and the repairs an inspector may ask for.",
  },
  marketHighlights: [
    `The median house at the average rent has a ratio of ${medianDscr}, assuming ${dscrBasis.downPaymentPercent}% down at ${dscrBasis.ratePercent}%, ${dscrBasis.tax.percent}% for taxes and ${dscrBasis.insurancePercent}% for insurance. Filter listings by rent before you filter by area.`,
    `This site's sample figures show appreciation of ${stats.appreciationRate}% and vacancy of ${stats.vacancyRate}%, while FHFA's index moved by ${lastYear}% in the year to ${edition.period}. New apartments in Uptown and the northern suburbs set the ceiling for rents there.`,
    "Roof age drives the insurance quote. A carrier may offer only depreciated value on an old roof, and some lenders refuse that coverage.",
  ],
  investmentOpportunities: [
    "A $340,000 duplex with two rents of $1,550 has PITIA of about $2,542 on those assumptions. The ratio is 1.21, twice that of the median house.",
    "Protest the appraisal district's value every year. A successful protest lowers PITIA and shows up in the ratio when you refinance.",
    "Short-term rental rules for houses have been fought over in court for years. Qualify on a long-term lease, and check current law before you count on nightly income.",
  ],
  priceRanges: {
    "Houses, Pleasant Grove and Red Bird": "$220,000-$310,000",
    "Duplexes, inner city and Garland": "$320,000-$460,000",
    "Median house, citywide": medianPrice,
  },
  rentGrowth: "3.5%",
  capRates: "5.0%-6.5%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Median price, rent, appreciation and vacancy match the Dallas landing page; ranges, growth and cap rates are illustrative. All are samples and none is a forecast.`,
  reviewed: "2026-11-01",
};
