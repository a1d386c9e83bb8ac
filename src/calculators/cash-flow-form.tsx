import type { CashFlowCalculatorContent } from "../../content/calculators.ts";
import { Button } from "../ui/button.tsx";
import { CASH_FLOW_LIMITS, type CashFlowEntry, type CashFlowField } from "./cash-flow-entry.ts";
import { MoneyField } from "./money-field.tsx";
import { NumberField } from "./number-field.tsx";

interface CashFlowFormProps {
  readonly entry: CashFlowEntry;
  readonly onEdit: (field: CashFlowField, text: string) => void;
  readonly onReset: () => void;
  readonly content: Pick<CashFlowCalculatorContent, "fields" | "countOnce">;
}

export function CashFlowForm({ entry, onEdit, onReset, content }: CashFlowFormProps) {
  const { fields, countOnce } = content;
  const bind = (field: CashFlowField) => ({
    ...fields[field],
    text: entry[field],
    onText: (text: string) => onEdit(field, text),
  });
  const group = "grid grid-cols-2 gap-x-4 gap-y-5";
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="space-y-8">
      <fieldset>
        <legend className="mb-3 font-serif text-[1.3rem] font-semibold">Purchase and loan</legend>
        <div className={group}>
          <MoneyField isRequired {...bind("purchasePrice")} />
          <NumberField {...bind("downPaymentPercent")} limits={CASH_FLOW_LIMITS.downPaymentPercent} />
          <NumberField isRequired {...bind("interestRate")} limits={CASH_FLOW_LIMITS.interestRate} />
          <NumberField {...bind("loanTermYears")} limits={CASH_FLOW_LIMITS.loanTermYears} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-serif text-[1.3rem] font-semibold">Each month</legend>
        <div className={group}>
          <MoneyField isRequired {...bind("monthlyRent")} />
          <MoneyField {...bind("propertyTax")} />
          <MoneyField {...bind("insurance")} />
          <MoneyField {...bind("maintenance")} />
          <MoneyField {...bind("vacancy")} />
        </div>
        <p className="mt-5 border-l-3 border-marginal pl-3 text-[0.94rem] text-ink-soft">{countOnce}</p>
      </fieldset>
      <Button look="quiet" className="scripting-none:hidden" onClick={onReset}>
        Reset
      </Button>
    </form>
  );
}
