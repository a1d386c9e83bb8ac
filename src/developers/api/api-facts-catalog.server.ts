import { formulasContent } from "../../../content/calculators/formulas.ts";
import { countyEditions, PREMIUM_YEARS } from "../../../content/figures/counties/county-table.ts";
import { rates } from "../../../content/landings/rates.ts";
import { loanFacts } from "../../../content/loan-facts.ts";
import { part } from "../../../content/site-content.ts";
import { describedIndex } from "../../dscr/market-index-catalog.server.ts";
import { stateEstimates } from "../../site/deal-form-catalog.server.ts";
import { priceRises } from "../../site/price-rises-catalog.server.ts";

/** What the calls use of the site's content: the same figures as the tools. */
export const apiFacts = {
  formulasVersion: formulasContent.version,
  states: stateEstimates,
  rises: priceRises,
  /** Where the figures of counties come from. */
  counties: {
    source: {
      taxes: countyEditions.values.tables.tax,
      premiums: countyEditions.premiums.tables.premiums,
    },
    year: PREMIUM_YEARS.at(-1),
  },
  belowOneLtv: loanFacts.belowOneLtv,
};

/** The sample rates, and the market index that is published beside them. */
export const apiRates = part((site) => ({
  baseRate: rates(site).estimator.baseRate,
  factors: rates(site).factors.map(({ explanation: _, ...factor }) => factor),
  marketIndex: describedIndex(site),
}));
