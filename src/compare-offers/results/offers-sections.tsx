import { memo } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import type { Comparison } from "../../calculators/offers/comparison.ts";
import { dealUnder, type OfferSet } from "../../calculators/offers/offer.ts";
import { type OfferRow, resultRowsOf } from "../../calculators/offers/offer-rows.ts";
import { offersToCsv, offersToJson } from "../../calculators/offers/offers-export.ts";
import { writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { AnswerProps } from "../compare-offers-catalog.server.ts";
import { ConventionalSection } from "./conventional-section.tsx";
import { MonthsSection } from "./months-section.tsx";
import { sayQuestion } from "./question-text.ts";
import { countMonths, type Names } from "./winner-text.ts";

/** Everything below the sheets. Memoized: it is large and changes only after a pause in typing. */
export const OffersSections = memo(function OffersSections(props: AnswerProps) {
  return (
    <div className="late-sections">
      <ConventionalSection {...props} />
      <FiguresSection {...props} />
      <MonthsSection {...props} />
      <QuestionsSection {...props} />
      <KeepOffers {...props} />
      <LinesSection {...props} />
    </div>
  );
});

/** The figures of every offer, line by line. */
function FiguresSection({ answer: { comparison, names }, content }: AnswerProps) {
  const { held, holdMonths } = comparison;
  const { heading, text, note } = content.sections.figures;
  const exactly = new Map(resultRowsOf(comparison, names.length).map(({ id, cells }) => [id, cells]));
  return (
    <ToolSection
      id="figures"
      heading={heading}
      text={text}
      answer={`After ${countMonths(holdMonths)}: ${sayTotals(comparison, names)}.`}
    >
      {/* A lender's name may be one long word. */}
      <div className="[&_td]:before:wrap-anywhere [&_td]:before:content-[attr(data-label)] [&_thead_th]:wrap-anywhere">
        <DataTable
          caption={`What each offer costs over ${countMonths(holdMonths)}`}
          rows={resultRowsOf(comparison, names.length, "rounded")}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Figure", cell: ({ label }) => label },
            ...names.map((name, index) => ({
              heading: name,
              isNumeric: true,
              cell: ({ id, cells }: OfferRow) => {
                const cell = cells[index]?.text;
                const exact = exactly.get(id)?.[index]?.text;
                if (exact !== cell) return <span title={exact}>{cell}</span>;
                const isLowest = id === "total" && held.winners.includes(index);
                return isLowest ? <strong>{cell}, lowest</strong> : cell;
              },
            })),
          ]}
        />
      </div>
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{note}</p>
    </ToolSection>
  );
}

function sayTotals({ offers }: Comparison, names: Names): string {
  return offers
    .map(
      ({ index, held, isAtLeast }) =>
        `${names[index]}${isAtLeast ? " at least" : ""} ${formatUsd(held.total)}`,
    )
    .join(", ");
}

function QuestionsSection({ answer, content }: AnswerProps) {
  const count = answer.questions.flat().length;
  return (
    <ToolSection
      id="questions"
      {...content.sections.questions}
      answer={`${count} ${count === 1 ? "question" : "questions"}, by what the sheets leave out.`}
    >
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {answer.questions.map((questions, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
          <div key={index}>
            <h3 className="wrap-anywhere">{answer.names[index]}</h3>
            <ul className="mt-2 max-w-[60ch] list-disc space-y-1.5 pl-5">
              {questions.map((question) => (
                <li key={question.id}>
                  <NoBreakText text={sayQuestion(question, content)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ToolSection>
  );
}

function KeepOffers({ answer: { set, names, comparison }, content, facts }: AnswerProps) {
  return (
    <KeepSection
      path="/compare-offers"
      fileName="offers"
      content={content.sections.keep}
      makeFragment={() => writeOffersFragment(set)}
      makeCsv={() => offersToCsv(set)}
      makeJson={() => offersToJson(set)}
      makeWorkbook={async (url) => {
        const { offersWorkbook } = await import("../../calculators/offers/spreadsheet/offers-workbook.ts");
        return offersWorkbook(set, { ...facts, url });
      }}
      deal={set.deal}
      formulas="/formulas#offer-cost"
    >
      <p className="mt-5 font-semibold">One offer in full</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {comparison.offers.map(({ index }) => (
          <li key={index}>
            <PageLink
              to={handDealTo("/deal-analyzer", dealWith(set, index))}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              Analyze {names[index]}
            </PageLink>
          </li>
        ))}
      </ul>
    </KeepSection>
  );
}

/** The analyzer counts closing costs as a share of the price, as the deal has it. */
function dealWith({ deal, offers }: OfferSet, index: number): Deal {
  const offer = offers[index];
  const under = offer ? dealUnder(deal, offer) : deal;
  const { closingCostPercent, hasClosingLines } = deal;
  return { ...under, closingCostPercent, hasClosingLines };
}

/** What an investor should know about each line of a sheet. */
function LinesSection({ content }: AnswerProps) {
  return (
    <ToolSection id="lines" {...content.sections.lines}>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {content.lines.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}
