import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { WholeDollars } from "../../dscr/whole-dollars.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { type CashEvent, cashStepsOf } from "../cash-steps.ts";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import { CashChart } from "./cash-chart.tsx";

/** The owner's money in the house, as a picture and as a table. */
export function CashSection({ planner, content }: AnswerProps) {
  const steps = cashStepsOf(planner);
  const most = Math.max(...steps.points.map((point) => point.cash));
  return (
    <ToolSection
      id="cash"
      {...content.sections.cash}
      answer={`At most ${formatUsd(most)} before the refinance, ${formatUsd(steps.left)} after it.`}
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <CashChart steps={steps} />
        <ScrollRegion label={`${content.sections.cash.heading}: table`} className="self-start">
          <table className="w-full border-collapse text-[0.97rem]">
            <caption className="sr-only">{content.sections.cash.heading}</caption>
            <thead className="text-ink-soft">
              <tr>
                <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
                  Step
                </th>
                <th scope="col" className="px-3 py-1.5 text-right font-semibold">
                  Month
                </th>
                <th scope="col" className="py-1.5 text-right font-semibold">
                  Cash in
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.events.map((event) => (
                <EventRow key={event.name} event={event} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </ToolSection>
  );
}

function EventRow({ event: { name, month, parts, cash } }: { readonly event: CashEvent }) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
        {name}
        <span className="block text-sm font-normal text-ink-soft">{parts}</span>
      </th>
      <td className="px-3 py-1.5 text-right align-top">{month}</td>
      <td className="py-1.5 text-right align-top font-semibold whitespace-nowrap">
        <WholeDollars amount={cash} />
      </td>
    </tr>
  );
}
