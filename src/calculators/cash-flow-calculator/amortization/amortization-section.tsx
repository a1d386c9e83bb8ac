import { lazy, memo, Suspense, useId, useState } from "react";
import type { CashFlowCalculatorContent } from "../../../../content/calculators/calculators.ts";
import { importOrReload } from "../../../start/import-or-reload.browser.ts";
import { Button } from "../../../ui/button.tsx";
import type { CashFlowInput, CashFlowResult } from "../cash-flow.ts";

const AmortizationPanel = lazy(() => importOrReload(() => import("./amortization-panel.tsx")));

interface AmortizationSectionProps {
  readonly content: CashFlowCalculatorContent["schedule"];
  readonly input: CashFlowInput;
  readonly result: CashFlowResult;
}

/** The amortization schedule. Its code loads when the visitor first opens it. */
export const AmortizationSection = memo(function AmortizationSection({
  content,
  input,
  result,
}: AmortizationSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <section aria-labelledby={`${panelId}-heading`} className="section">
      <h2 id={`${panelId}-heading`}>{content.heading}</h2>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      {result.monthlyPrincipalInterest > 0 ? (
        <>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Hide Schedule" : "Show Schedule"}
          </Button>
          <div id={panelId}>
            {isOpen && (
              <Suspense fallback={<p className="mt-6 text-ink-soft">Loading the schedule...</p>}>
                <AmortizationPanel
                  amount={result.loanAmount}
                  annualRatePercent={input.interestRate}
                  termYears={input.loanTermYears}
                />
              </Suspense>
            )}
          </div>
        </>
      ) : (
        <p className="text-ink-soft">There is no loan to repay, so there is no schedule.</p>
      )}
    </section>
  );
});
