import { choice, county, hiddenPercent, listedNumber, money, state } from "../fields/field-kinds.ts";

const UNIT_COUNTS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** The property, its bills, and which of the lender's ratios it is tested by. */
export const PROPERTY_FIELDS = {
  /** Two letters, or empty. Selects the estimates for bills nobody has typed. */
  state: state("State", "state"),
  /** Where the county has figures of its own, it selects the estimates. */
  county: county("County", "county"),
  /** What the buyer will pay, after any reassessment at the sale. */
  propertyTax: money("Property taxes a month", "tax"),
  /** What the seller pays today. It enters no result; the page only shows the ratio it would give. */
  sellerTax: money("Seller's property taxes a month", "seller"),
  insurance: money("Insurance a month", "ins"),
  /**
   * Annual percent of the price from which a bill is estimated, and with which it changes; 0 if somebody typed the
   * bill.
   */
  estimatedTaxPercent: hiddenPercent("taxpct"),
  estimatedInsurancePercent: hiddenPercent("inspct"),
  associationDues: money("Association dues a month", "hoa"),
  units: listedNumber(
    "Units",
    "units",
    1,
    { min: 1, max: UNIT_COUNTS.length, isWhole: true },
    UNIT_COUNTS.map((count) => [count, count]),
  ),
  /**
   * The lender's ratio: rent over the full payment (1-4 units), or net operating income over principal and interest.
   */
  basis: choice("Ratio test", "basis", "pitia", [
    ["pitia", "Rent over the full payment (PITIA)"],
    ["noi", "Net operating income over debt service"],
  ]),
} as const;
