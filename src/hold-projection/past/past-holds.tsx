import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { RentsBy } from "../../calculators/hold/past/past-holds.ts";
import { refusedIn, salesOf, underwaterOf } from "../../calculators/hold/past/past-summary.ts";
import { describeLoan, describePast, describeVacancy } from "../../calculators/hold/past/past-text.ts";
import { formatPercent } from "../../dscr/money.ts";
import type { HistoryFile } from "../../price-history/price-history.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { PRINTED_PAST } from "../printed-hold.tsx";
import { DRAWN_RETURNS, YearPanel } from "../sections/year-panel.tsx";
import { FanChart } from "./fan-chart.tsx";
import { PastTable, percentOf } from "./past-table.tsx";
import { usePast } from "./use-past.tsx";

/** Years at whose end a refinance is looked at. */
const REFINANCE_YEARS = [2, 5, 10];

interface PastHoldsProps {
  readonly plan: HoldPlan;
  readonly history: HistoryFile;
  readonly content: HoldProjectionContent["past"];
  readonly rentsBy: RentsBy;
  readonly onRentsBy: (rentsBy: RentsBy) => void;
  readonly onPlace: (code: string) => void;
}

export function PastHolds({ plan, history, content, rentsBy, onRentsBy, onPlace }: PastHoldsProps) {
  const holds = usePast(plan, history, rentsBy);
  const years = Math.max(0, ...holds.map((hold) => hold.years.length));
  const sales = Array.from({ length: years }, (_, index) => salesOf(holds, index + 1)).filter(
    (sale) => sale !== undefined,
  );
  const last = sales.at(-1);
  const [sheet, setSheet] = useState<Element | null>(null);
  // After every render: without a price there is no sheet, and then there is a new one.
  useEffect(() => setSheet(document.getElementById(PRINTED_PAST)));
  const whole = holds.filter((hold) => hold.years.length === years);
  const refused = REFINANCE_YEARS.filter((year) => year <= years).map((year) => refusedIn(whole, year));
  return (
    <div>
      <div className="mb-6 grid max-w-[36rem] gap-4 sm:grid-cols-2 print:hidden">
        <SelectField label={content.place} required value={history.code} onText={onPlace}>
          {history.choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={content.rents}
          required
          value={rentsBy}
          onText={(text) => onRentsBy(text === "plan" ? "plan" : "record")}
        >
          <option value="record">{content.rentsBy.record}</option>
          <option value="plan">{content.rentsBy.plan}</option>
        </SelectField>
      </div>
      {last && (
        <>
          <p className="max-w-[56ch] font-serif text-[1.3rem] leading-snug" aria-live="polite">
            {describePast(last, history.place)}
          </p>
          <div className="mt-7 grid content-start gap-x-10 gap-y-7 lg:grid-cols-2">
            <FanChart title={content.fan} holds={whole} marked={last} />
            <YearPanel
              title={content.returns}
              columns={sales.map(({ year, worst, middle, best }) => ({
                year,
                value: percentOf(middle),
                low: percentOf(worst),
                high: percentOf(best),
              }))}
              format={formatPercent}
              range={DRAWN_RETURNS}
            />
          </div>
          <PastTable sales={sales} history={history} />
          {sheet &&
            createPortal(
              <section className="mt-6">
                <p className="mb-4 leading-snug">{describePast(last, history.place)}</p>
                <FanChart title={content.fan} holds={whole} marked={last} />
                <PastTable sales={sales} history={history} />
                <p className="mt-2 text-[0.7rem] leading-tight">
                  {content.limits} {history.sources.map(({ citation }) => citation).join("; ")}.{" "}
                  {history.notice}
                </p>
              </section>,
              sheet,
            )}
          <p className="mt-6 max-w-[62ch]">
            {describeLoan(plan, last, underwaterOf(whole, plan, history, years), refused)}{" "}
            {describeVacancy(plan)}
          </p>
        </>
      )}
      <p className="mt-4 max-w-[62ch] text-sm text-ink-soft">
        {content.limits} Sources:{" "}
        {history.sources.map(({ citation, link }, index) => (
          <span key={link}>
            {index > 0 && "; "}
            <a href={link} className="link">
              {citation}
            </a>
          </span>
        ))}
        , before inflation; every figure here is computed from them. {history.notice}
      </p>
    </div>
  );
}
