import type { cashFlowCalculator } from "../../../content/calculators/calculators.ts";
import { RelatedPages } from "../../ui/page/related-pages.tsx";

type CashFlowLimitsProps = Pick<typeof cashFlowCalculator, "limits" | "related">;

/** What the calculator leaves out, and where to go on. Rendered by the server alone. */
export function CashFlowLimits({ limits, related }: CashFlowLimitsProps) {
  return (
    <>
      <section aria-labelledby="left-out" className="section">
        <h2 id="left-out">{limits.heading}</h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {limits.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="mt-2 max-w-[60ch]">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <RelatedPages pages={related} />
    </>
  );
}
