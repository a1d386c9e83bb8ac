import { formulasContent } from "../../../content/calculators/formulas.ts";
import { rates } from "../../../content/landings/rates.ts";
import { figuresAsOf, loanFacts } from "../../../content/loan-facts.ts";
import { part } from "../../../content/site-content.ts";
import { stateEstimates } from "../../site/deal-form-catalog.server.ts";
import { priceRises } from "../../site/price-rises-catalog.server.ts";

/** What the calls use of the site's content: the same figures as the tools. */
export const apiFacts = {
  formulasVersion: formulasContent.version,
  states: stateEstimates,
  rises: priceRises,
  belowOneLtv: loanFacts.belowOneLtv,
};

/** The sample rates, and since when they hold. */
export const apiRates = part((site) => ({
  baseRate: rates(site).estimator.baseRate,
  factors: rates(site).factors.map(({ explanation: _, ...factor }) => factor),
  asOf: figuresAsOf(site),
}));
