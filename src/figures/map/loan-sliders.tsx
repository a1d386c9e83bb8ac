import { useId } from "react";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { Slider } from "../../ui/form/slider.tsx";
import type { LoanTerms } from "../median-house.ts";
import { DOWN_PAYMENT } from "./map-ratios.ts";
import type { RentMapContent } from "./rent-map-catalog.server.ts";

interface LoanSlidersProps {
  readonly labels: RentMapContent["text"]["sliders"];
  readonly loan: LoanTerms;
  readonly onLoan: (loan: LoanTerms) => void;
}

export function LoanSliders({ labels, loan, onLoan }: LoanSlidersProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-x-4 max-sm:[&_label]:text-sm max-sm:[&_output]:text-sm lg:grid-cols-1 lg:gap-y-3 print:hidden">
      <Slider
        id={`${id}-rate`}
        label={labels.rate}
        min={4}
        max={11}
        step={0.125}
        value={loan.ratePercent}
        text={formatRate(loan.ratePercent)}
        onValue={(ratePercent) => onLoan({ ...loan, ratePercent })}
      />
      <Slider
        id={`${id}-down`}
        label={labels.downPayment}
        {...DOWN_PAYMENT}
        value={loan.downPaymentPercent}
        text={`${loan.downPaymentPercent}%`}
        onValue={(downPaymentPercent) => onLoan({ ...loan, downPaymentPercent })}
      />
    </div>
  );
}
