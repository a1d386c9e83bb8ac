import { useId, useState } from "react";
import { writeDscrFragment } from "../calculators/sharing/dscr-fragment.ts";
import { bandOf, calculateDscr, formatRatio } from "../dscr/dscr.ts";
import { DscrGauge } from "../dscr/gauge/dscr-gauge.tsx";
import { formatUsd } from "../dscr/money.ts";
import { Badge } from "../ui/badge.tsx";
import { Slider } from "../ui/form/slider.tsx";
import { PageLink } from "../ui/page/page-link.tsx";

const sliders = [
  { field: "monthlyRent", label: "Rent", min: 800, max: 5000, step: 50 },
  { field: "monthlyExpenses", label: "Expenses", min: 0, max: 2000, step: 25 },
  { field: "monthlyDebtService", label: "Debt service", min: 500, max: 4000, step: 25 },
] as const;

const start = { monthlyRent: 2600, monthlyExpenses: 450, monthlyDebtService: 1700 };

/** Three sliders and the resulting ratio: the idea of the site at a glance. */
export function TryIt({ heading, linkLabel }: { readonly heading: string; readonly linkLabel: string }) {
  const [inputs, setInputs] = useState(start);
  const { dscr, recommendationLevel } = calculateDscr(inputs);
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-6">
      <h2 id={id} className="font-sans text-base tracking-normal">
        {heading}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1" aria-live="polite">
        <span className="font-serif text-[3.2rem] leading-none font-semibold">{formatRatio(dscr)}</span>
        <Badge tone={bandOf(dscr).level}>{capitalized(recommendationLevel)}</Badge>
        <span className="text-sm text-ink-soft">An estimate, not a credit decision.</span>
      </p>
      <div className="mt-4">
        <DscrGauge dscr={dscr} />
      </div>
      <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {sliders.map(({ field, label, min, max, step }) => (
          <Slider
            key={field}
            id={`${id}-${field}`}
            label={label}
            min={min}
            max={max}
            step={step}
            value={inputs[field]}
            text={formatUsd(inputs[field])}
            spoken={`${formatUsd(inputs[field])} a month`}
            onValue={(value) => setInputs((before) => ({ ...before, [field]: value }))}
          />
        ))}
      </div>
      <p className="mt-4">
        <PageLink to={`/dscr-calculator${writeDscrFragment(inputs)}`} className="link">
          {linkLabel}
        </PageLink>{" "}
        <PageLink to="/deal-analyzer" className="link ml-4">
          See what a lender counts
        </PageLink>
      </p>
    </section>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
