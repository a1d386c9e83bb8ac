import type { ReactNode } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { HoldExit } from "../../calculators/hold/hold-exits.ts";
import { BEFORE_TAX_NOTE } from "../../calculators/hold/hold-rows.ts";
import { describeExit, sayMultiple, sayResult, sayReturn } from "../../calculators/hold/hold-text.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";

interface ExitsSectionProps {
  readonly exits: readonly HoldExit[];
  readonly caseName: string;
  readonly content: HoldProjectionContent["sections"]["exits"];
  /** Chooses the case of the table. */
  readonly children: ReactNode;
}

/** A sale at the end of each year, with a sentence for each. */
export function ExitsSection({ exits, caseName, content, children }: ExitsSectionProps) {
  const caption = `A sale at the end of each year, ${caseName.toLowerCase()}`;
  const [first, last] = [exits.at(0), exits.at(-1)];
  return (
    <ToolSection
      id="exits"
      {...content}
      answer={
        first &&
        last &&
        `Return a year: ${sayResult(first)} after year ${first.year}, ${sayResult(last)} after year ${last.year}.`
      }
    >
      <div className="mb-5 max-w-[14rem] scripting-none:hidden">{children}</div>
      <ScrollRegion label={caption} className="max-h-[36rem]">
        <table className="figures-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 border-r border-rule pl-0 text-left">
                Sold after
              </th>
              {["Return a year", "Multiple", "Cash from sale", "Penalty"].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th scope="col" className="is-text">
                In words
              </th>
            </tr>
          </thead>
          <tbody>
            {exits.map((exit) => (
              <ExitRow key={exit.year} exit={exit} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="mt-3 text-sm text-ink-soft">{BEFORE_TAX_NOTE}</p>
    </ToolSection>
  );
}

function ExitRow({ exit }: { readonly exit: HoldExit }) {
  return (
    <tr>
      <th scope="row">Year {exit.year}</th>
      <td className={`font-semibold ${exit.gain < 0 ? "text-poor" : ""}`}>{sayReturn(exit)}</td>
      <td>{sayMultiple(exit)}</td>
      <td>{formatUsd(exit.proceeds)}</td>
      <td>{formatUsd(exit.penalty)}</td>
      <td className="is-text min-w-[19rem]">{describeExit(exit)}</td>
    </tr>
  );
}
