import { useId } from "react";
import type { CashFlowCalculatorContent } from "../../../../content/calculators/calculators.ts";
import { LoadedInView } from "../../../ui/loaded-in-view.tsx";
import type { CashFlowInput, CashFlowResult } from "../cash-flow.ts";

const loadSchedule = () => import("./amortization-panel.tsx");

interface AmortizationSectionProps {
  readonly content: CashFlowCalculatorContent["schedule"];
  readonly input: CashFlowInput;
  readonly result: CashFlowResult;
}

export function AmortizationSection({ content, input, result }: AmortizationSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`}>{content.heading}</h2>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      {result.monthlyPrincipalInterest > 0 ? (
        <LoadedInView name="schedule" room="min-h-[64rem] lg:min-h-[34rem]" load={loadSchedule}>
          {(AmortizationPanel) => (
            <AmortizationPanel
              amount={result.loanAmount}
              annualRatePercent={input.interestRate}
              termYears={input.loanTermYears}
            />
          )}
        </LoadedInView>
      ) : (
        <p className="text-ink-soft">There is no loan to repay, so there is no schedule.</p>
      )}
    </section>
  );
}
