import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";

export function CashFlowLimits({ limits }: { readonly limits: CashFlowCalculatorContent["limits"] }) {
  return (
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
  );
}
