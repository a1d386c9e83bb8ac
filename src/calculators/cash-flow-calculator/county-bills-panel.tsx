import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import CountyField from "../../counties/county-field.tsx";
import { countyIn, useCounties } from "../../counties/use-counties.tsx";
import { formatUsdExact } from "../../dscr/money.ts";
import { Button } from "../../ui/button.tsx";
import { FoldedFields } from "../fields/folded-fields.tsx";
import type { CashFlowAnalysis, CashFlowField, NamedState, Place } from "./cash-flow-entry.ts";
import { type CountyBills, countyBills, describeDearer, withDearerInsurance } from "./county-bills.ts";
import { StateField } from "./state-field.tsx";

interface CountyBillsPanelProps extends CashFlowAnalysis {
  readonly onEdit: (field: CashFlowField | "place", text: string) => void;
  readonly content: CashFlowCalculatorContent["county"];
  readonly states: readonly NamedState[];
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** Fills taxes and insurance from public figures, if somebody asks for it. */
export default function CountyBillsPanel(props: CountyBillsPanelProps) {
  const { input, result, onEdit, content, states, onPlace } = props;
  const { code, county: text } = props.place;
  const file = useCounties(code, true);
  const county = countyIn(file, text);
  const state = states.find((candidate) => candidate.code === code);
  const bills = typeof file === "object" ? countyBills(input.purchasePrice, file, county) : undefined;
  const dearer = bills && describeDearer(withDearerInsurance(bills), input, result);
  const fill = ({ propertyTax, insurance }: CountyBills) => {
    onEdit("propertyTax", formatUsdExact(propertyTax));
    onEdit("insurance", formatUsdExact(insurance));
    onEdit("place", county ? `${county.name}, ${code}` : code);
  };
  return (
    <div className="border-b border-rule">
      <FoldedFields legend={content.legend}>
        <StateField {...content.state} states={states} code={code} onPlace={onPlace} />
        {state && (
          <CountyField
            key={code}
            state={state}
            text={text}
            onText={(county) => onPlace({ code, county })}
            {...content.county}
          />
        )}
        {bills && input.purchasePrice === 0 && <p className="text-[0.94rem]">{content.needsPrice}</p>}
        {bills && input.purchasePrice > 0 && (
          <div className="space-y-2 text-[0.94rem]">
            <p>{bills.taxText}</p>
            <p>{bills.insuranceText}</p>
            {dearer && <p>{dearer}</p>}
            <Button look="quiet" onClick={() => fill(bills)}>
              {content.fill}
            </Button>
          </div>
        )}
      </FoldedFields>
    </div>
  );
}
