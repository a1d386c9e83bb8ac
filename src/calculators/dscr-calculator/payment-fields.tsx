import { useState } from "react";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { formatUsd, formatUsdExact } from "../../dscr/money.ts";
import { DEAL_FIELDS, INITIAL_DEAL } from "../deal/deal.ts";
import { firstPaymentOf } from "../deal/ratios/deal-payment.ts";
import { MoneyField } from "../fields/money-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import type { DscrLoan } from "../sharing/dscr-fragment.ts";

interface PaymentFieldsProps {
  readonly content: DscrCalculatorContent["paymentHelp"];
  /** To begin with, if the debt service came with one. */
  readonly loan: DscrLoan | undefined;
  /** Gets the loan and the text for the field of the debt service, at every edit. */
  readonly onLoan: (loan: DscrLoan, payment: string) => void;
}

const EMPTY = { price: "", down: "", rate: "" };

function loanOf({ price, down, rate }: typeof EMPTY): DscrLoan {
  return {
    price: DEAL_FIELDS.price.parse(price),
    down: DEAL_FIELDS.downPaymentPercent.parse(down),
    rate: DEAL_FIELDS.annualRatePercent.parse(rate),
  };
}

function paymentFor({ price, down, rate }: DscrLoan): number {
  return firstPaymentOf({ ...INITIAL_DEAL, price, downPaymentPercent: down, annualRatePercent: rate });
}

function textsOf({ price, down, rate }: DscrLoan): typeof EMPTY {
  return { price: formatUsdExact(price), down: `${down}`, rate: `${rate}` };
}

/** The loan payment from the price, for those who do not know it. What is left empty is as in the deal analyzer. */
export default function PaymentFields({ content, loan, onLoan }: PaymentFieldsProps) {
  const { fields, note, filled } = content;
  const [entry, setEntry] = useState(() => (loan ? textsOf(loan) : EMPTY));
  const payment = paymentFor(loanOf(entry));
  const edit = (field: keyof typeof EMPTY) => (text: string) => {
    const edited = { ...entry, [field]: text };
    setEntry(edited);
    const next = loanOf(edited);
    const due = paymentFor(next);
    if (due > 0) onLoan(next, formatUsdExact(due));
  };
  return (
    <div className="pb-2">
      <div className="flex flex-wrap gap-2">
        <div className="flex-[1.3_1_6.6rem]">
          <MoneyField isRequired label={fields.price} text={entry.price} onText={edit("price")} />
        </div>
        <div className="flex-[0.7_1_4.4rem]">
          <NumberField
            label={fields.down}
            text={entry.down}
            onText={edit("down")}
            limits={{ ...DEAL_FIELDS.downPaymentPercent.limits, step: 1 }}
            whenEmpty={INITIAL_DEAL.downPaymentPercent}
          />
        </div>
        <div className="flex-[0.7_1_4.4rem]">
          <NumberField
            label={fields.rate}
            text={entry.rate}
            onText={edit("rate")}
            limits={{ ...DEAL_FIELDS.annualRatePercent.limits, step: 0.125 }}
            whenEmpty={INITIAL_DEAL.annualRatePercent}
          />
        </div>
      </div>
      <p role="status" className="mt-2 text-[0.94rem] font-semibold">
        {payment > 0 && `${filled} ${formatUsd(payment)}.`}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{note}</p>
    </div>
  );
}
