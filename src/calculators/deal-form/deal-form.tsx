import { type ReactNode, useCallback } from "react";
import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { Button } from "../../ui/button.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { RESET_FIELDS } from "../deal/adjustable/adjustable-fields.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import type { Deal } from "../deal/deal.ts";
import { FoldedFields } from "../fields/folded-fields.tsx";
import { editEntry, readEntry } from "./deal-entry.ts";
import { type ChangeEntry, type DealEntry, type DealField, isAsked } from "./deal-fields.ts";
import { type EditDeal, FieldGroup } from "./field-group.tsx";
import { RentRoll } from "./rent-roll.tsx";
import { splitRents } from "./unit-entries.ts";

interface DealFormProps {
  readonly entry: DealEntry;
  /** Stable across renders. */
  readonly onChange: ChangeEntry;
  readonly content: DealFormContent;
  readonly states: readonly StateEstimates[];
  /** The states, with a chosen county's figures in place of its state's. */
  readonly places: readonly StateEstimates[];
  /** Stable across renders. */
  readonly onPlaces: (places: readonly StateEstimates[]) => void;
  /** Whether the page checks who borrows. */
  readonly asksBorrower?: boolean;
  /** Further groups of fields, after those of the deal. */
  readonly children?: ReactNode;
}

const loadStatement = () => import("./closing-statement.tsx");
const loadCounty = () => import("../deal-county/deal-county.tsx");

/** The down payment is one figure in two fields. */
const FIRST: readonly DealField[] = [
  "price",
  "leaseRent",
  "downPaymentPercent",
  "downPayment",
  "state",
  "units",
];

/** The other parts of the full payment. */
const PAYMENT: readonly DealField[] = ["annualRatePercent", "propertyTax", "insurance", "associationDues"];

const PROPERTY: readonly DealField[] = ["sellerTax", "basis", "creditScore", "isNewInvestor"];
/** Where the page checks who borrows. */
const WITH_BORROWER: readonly DealField[] = [
  ...PROPERTY,
  "hasBorrowerChecks",
  "residency",
  "isCompany",
  "isRural",
];

const GROUPS = [
  {
    id: "rent",
    fields: [
      "use",
      "isVacant",
      "marketRent",
      "bookingsBy",
      "shortTermGross",
      "monthlyBookings",
      "nightlyRate",
      "occupancyPercent",
      "hasShortTermHistory",
      "shortTermRule",
      "projectionRule",
      "projectionSharePercent",
      "shortTermFeePercent",
    ],
  },
  {
    id: "bookings",
    fields: [
      "hasBookingCosts",
      "nightlyRate",
      "averageStay",
      "cleaningPerStay",
      "supplies",
      "paysLodgingTax",
      "lodgingTaxPercent",
      "furniture",
      "furnitureYears",
    ],
  },
  {
    id: "loan",
    fields: [
      "purpose",
      "payoff",
      "termYears",
      "interestOnlyYears",
      "targetRatio",
      "prepayment",
      "customPrepayment",
    ],
  },
  { id: "changing", fields: ["amortizationYears", "adjustment", ...RESET_FIELDS] },
  {
    id: "property",
    fields: PROPERTY,
  },
  {
    id: "costs",
    fields: [
      "vacancyPercent",
      "managementPercent",
      "maintenancePercent",
      "capitalReservePercent",
      "utilities",
    ],
  },
  {
    id: "closing",
    fields: [
      "hasClosingLines",
      "closingCostPercent",
      "points",
      "reserveMonths",
      "lenderFees",
      "titleFeePercent",
      "deedTaxPercent",
      "mortgageTaxPercent",
      "closingDay",
      "interestDays",
      "escrowTaxMonths",
      "escrowInsuranceMonths",
      "otherClosingCosts",
    ],
  },
] as const satisfies readonly { id: keyof DealFormContent["groups"]; fields: readonly DealField[] }[];

/** The nightly rate stands where it is needed: with the occupancy, or with the costs that count stays. */
function fieldsIn(id: string, fields: readonly DealField[], { bookingsBy }: Deal): readonly DealField[] {
  const group = bookingsBy === "nightly" ? "rent" : "bookings";
  return id === group ? fields : fields.filter((field) => field !== "nightlyRate");
}

export function DealForm(props: DealFormProps) {
  const { entry, onChange, content, states, places, onPlaces, asksBorrower = false, children } = props;
  const onEdit = useCallback<EditDeal>(
    (field, text) => onChange((before) => editEntry(before, field, text, places)),
    [onChange, places],
  );
  const deal = readEntry(entry);
  const shared = { entry, deal, onEdit, content, states: places };
  return (
    <form id="figures" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend id="figures-heading" tabIndex={-1} className="mb-3 font-serif text-[1.3rem] font-semibold">
          {content.firstLegend}
        </legend>
        <FieldGroup {...shared} fields={FIRST} />
        {entry.state === "" ? (
          <div className="h-5" />
        ) : (
          <LoadedInView name="county field" room="min-h-[9rem]" load={loadCounty}>
            {(DealCounty) => (
              <DealCounty {...shared} onChange={onChange} states={states} onPlaces={onPlaces} />
            )}
          </LoadedInView>
        )}
        <div id="payment">
          <FieldGroup {...shared} fields={PAYMENT} />
        </div>
      </fieldset>
      {entry.rentRoll.length > 0 && <RentRoll {...shared} onChange={onChange} />}
      <div className="mt-7 border-b border-rule">
        {GROUPS.filter(({ fields }) => fields.some((field) => isAsked(field, deal))).map(({ id, fields }) => (
          <FoldedFields key={id} legend={content.groups[id]}>
            <FieldGroup
              {...shared}
              fields={id === "property" && asksBorrower ? WITH_BORROWER : fieldsIn(id, fields, deal)}
            />
            {id === "closing" && deal.hasClosingLines && (
              <LoadedInView name="closing statement" room="min-h-[20rem]" load={loadStatement}>
                {(ClosingStatement) => <ClosingStatement deal={deal} />}
              </LoadedInView>
            )}
            {id === "rent" && deal.units > 1 && deal.rentRoll.length === 0 && (
              <Button
                look="plain"
                className="mt-3 scripting-none:hidden"
                onClick={() => onChange(splitRents)}
              >
                Enter Each Unit
              </Button>
            )}
          </FoldedFields>
        ))}
        {children}
      </div>
    </form>
  );
}
