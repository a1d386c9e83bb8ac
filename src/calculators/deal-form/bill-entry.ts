import {
  type BillEstimates,
  estimatesIn,
  findState,
  type StateEstimates,
  USUAL_ESTIMATES,
} from "../deal/bill-estimates.ts";

/** Where a house is and what its bills are, as typed or chosen. */
export interface BillTexts {
  readonly state: string;
  readonly county: string;
  readonly units: string;
  readonly propertyTax: string;
  readonly insurance: string;
  readonly estimatedTaxPercent: string;
  readonly estimatedInsurancePercent: string;
}

const ESTIMATE_OF = {
  propertyTax: "estimatedTaxPercent",
  insurance: "estimatedInsurancePercent",
} as const;

/**
 * What an edit changes in the estimates of bills: the state and the county set them, an emptied bill takes them again.
 *
 * @param states with the county's figures, if one is chosen (`withCounty`)
 */
export function followBills(
  before: BillTexts,
  edited: BillTexts,
  field: string,
  states: readonly StateEstimates[],
  withoutState = USUAL_ESTIMATES,
): Partial<BillTexts> {
  const estimatesFor = (texts: BillTexts) => percentsFor(texts, states, withoutState);
  switch (field) {
    case "state":
      return { county: "", ...estimatesFor(edited) };
    case "county":
      return estimatesFor(edited);
    case "propertyTax":
    case "insurance": {
      if (edited[field].trim() !== "") return {};
      const estimate = ESTIMATE_OF[field];
      return { [estimate]: estimatesFor(before)[estimate] };
    }
    case "units": {
      // A percentage that came by a link stays.
      const isOurs = before.estimatedTaxPercent === estimatesFor(before).estimatedTaxPercent;
      return isOurs ? { estimatedTaxPercent: estimatesFor(edited).estimatedTaxPercent } : {};
    }
    default:
      return {};
  }
}

function percentsFor(
  { state, units }: BillTexts,
  states: readonly StateEstimates[],
  withoutState: BillEstimates,
): Pick<BillTexts, "estimatedTaxPercent" | "estimatedInsurancePercent"> {
  const isKnown = findState(states, state) !== undefined;
  const estimates = isKnown ? estimatesIn(states, { state, units: Number(units) }) : withoutState;
  return {
    estimatedTaxPercent: `${estimates.taxPercent}`,
    estimatedInsurancePercent: `${estimates.insurancePercent}`,
  };
}
