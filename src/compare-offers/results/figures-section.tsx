import { memo } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import { resultRowsOf } from "../../calculators/offers/offer-rows.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { OffersAnswer } from "./offers-answer.ts";
import { countMonths } from "./winner-text.ts";

interface FiguresSectionProps {
  readonly answer: OffersAnswer;
  readonly content: CompareOffersContent["sections"]["figures"];
}

/** The figures of every offer, line by line. */
export const FiguresSection = memo(function FiguresSection({ answer, content }: FiguresSectionProps) {
  const { comparison, names } = answer;
  const { held } = comparison;
  return (
    <ToolSection id="figures" heading={content.heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      {/* A lender's name may be one long word. */}
      <div className="[&_td]:before:wrap-anywhere [&_thead_th]:wrap-anywhere">
        <DataTable
          caption={`What each offer costs over ${countMonths(comparison.holdMonths)}`}
          rows={resultRowsOf(comparison, names.length)}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Figure", cell: ({ label }) => label },
            ...names.map((name, index) => ({
              heading: name,
              isNumeric: true,
              cell: ({ id, cells }: ReturnType<typeof resultRowsOf>[number]) => {
                const text = cells[index]?.text;
                return id === "total" && held.winners.includes(index) ? (
                  <strong>{text}, lowest</strong>
                ) : (
                  text
                );
              },
            })),
          ]}
        />
      </div>
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{content.note}</p>
    </ToolSection>
  );
});
