import { type Dispatch, type FormEvent, useId, useRef } from "react";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { readMoney } from "../../dscr/money.ts";
import { Button } from "../../ui/button.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { listInWords } from "../../ui/text/list-in-words.ts";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import { MoneyField } from "../fields/money-field.tsx";
import type { DscrCalculator, DscrCalculatorAction } from "./dscr-calculator.ts";
import {
  DSCR_FIELDS,
  type DscrField,
  findEmptyFields,
  findWrongFields,
  readDscrEntry,
} from "./dscr-entry.ts";

interface DscrFormProps {
  readonly calculator: DscrCalculator;
  readonly dispatch: Dispatch<DscrCalculatorAction>;
  readonly content: Pick<DscrCalculatorContent, "fields" | "countOnce" | "paymentHelp">;
  readonly onCalculated: () => void;
  readonly onReset: () => void;
}

const loadPaymentFields = () => import("./payment-fields.tsx");

const COMPLAINTS: Readonly<Record<DscrField, string>> = {
  monthlyRent: "Rent must be above $0.",
  monthlyExpenses: "Expenses cannot be below $0.",
  monthlyDebtService: "Debt service must be above $0.",
};

export function DscrForm(props: DscrFormProps) {
  const { calculator, dispatch, content, onCalculated, onReset } = props;
  const { entry, wrongFields } = calculator;
  const { fields, countOnce, paymentHelp } = content;
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const emptyFields = findEmptyFields(entry);
  const missing = listInWords(emptyFields.map((field) => fields[field].label.toLowerCase()));

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: "calculate" });
    const [firstWrong] = findWrongFields(readDscrEntry(entry));
    if (firstWrong === undefined) return onCalculated();
    showToast({
      title: "Missing Information",
      description: "Please fill in all required fields to calculate your DSCR.",
      tone: "error",
    });
    form.current?.querySelector<HTMLElement>(`#${firstWrong}`)?.focus();
  };

  const reset = () => {
    dispatch({ type: "reset" });
    onReset();
    form.current?.querySelector<HTMLElement>(`#${DSCR_FIELDS[0]}`)?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={calculate} className="space-y-5">
      {DSCR_FIELDS.map((field) => (
        <MoneyField
          key={field}
          id={field}
          isRequired
          {...fields[field]}
          text={entry[field]}
          read={readMoney}
          onText={(text) => dispatch({ type: "edit", field, text })}
          error={wrongFields.includes(field) ? COMPLAINTS[field] : undefined}
        />
      ))}
      {/* Belongs to the last field. */}
      <details
        open={entry.loan !== undefined}
        className="-mt-3 border-l-3 border-rule pl-3 scripting-none:hidden"
      >
        <summary className="link flex min-h-11 items-center font-semibold">{paymentHelp.label}</summary>
        <LoadedInView name="payment" room="min-h-40" load={loadPaymentFields}>
          {(PaymentFields) => (
            <PaymentFields
              content={paymentHelp}
              loan={entry.loan}
              onLoan={(loan, payment) => dispatch({ type: "pay", loan, payment })}
            />
          )}
        </LoadedInView>
      </details>
      <div>
        <div className="flex gap-3">
          <Button
            type="submit"
            className="flex-1"
            disabled={emptyFields.length > 0}
            {...(emptyFields.length > 0 && { "aria-describedby": reasonId })}
          >
            Calculate
          </Button>
          <Button look="quiet" onClick={reset}>
            Reset
          </Button>
        </div>
        <p id={reasonId} className="mt-2 text-sm text-ink-soft">
          {emptyFields.length > 0 && `To calculate, enter ${missing}.`}
        </p>
      </div>
      <p className="border-l-3 border-marginal pl-3 text-[0.94rem] text-ink-soft">{countOnce}</p>
    </form>
  );
}
