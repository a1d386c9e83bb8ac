import { memo } from "react";
import { propertyRowsOf } from "../calculators/deal/sharing/deal-rows.ts";
import { testConventional } from "../calculators/offers/conventional/conventional-test.ts";
import { conventionalRowsOf, sayConventional } from "../calculators/offers/conventional/conventional-text.ts";
import { type OfferRow, resultRowsOf, termRowsOf } from "../calculators/offers/offer-rows.ts";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";
import type { AnswerProps } from "./compare-offers-catalog.server.ts";
import { sayQuestion } from "./results/question-text.ts";
import { sayLead, sayMonths, sayWinners } from "./results/winner-text.ts";

/** One sheet to lay beside the offers. */
export const PrintedOffers = memo(function PrintedOffers({ answer, content, facts }: AnswerProps) {
  const { set, names, comparison, questions } = answer;
  const test = testConventional(set);
  return (
    <PrintedReport companyName={facts.companyName} heading="Offer comparison, before tax">
      <div className="text-[0.8rem] leading-snug">
        <p className="mb-2">
          {propertyRowsOf(set.deal)
            .map(({ label, text }) => `${label}: ${text}`)
            .join("; ")}
          .
        </p>
        <Rows heading="Result" names={names} rows={resultRowsOf(comparison, names.length)} />
        <Rows heading="Terms" names={names} rows={termRowsOf(set.offers)} />
        {test && (
          <>
            <h3 className="mt-3 mb-1">{content.conventional.section.heading}</h3>
            <p>
              {sayConventional(test)}{" "}
              {conventionalRowsOf(test)
                .map(({ label, text }) => `${label}: ${text}`)
                .join("; ")}
              .
            </p>
          </>
        )}
        <h3 className="mt-3 mb-1">Lowest cost</h3>
        <ul>
          {comparison.wins.map((win) => (
            <li key={win.from}>
              Leaving in {sayMonths(win)}: {sayWinners(win, names)} {sayLead(win.lead)}
            </li>
          ))}
        </ul>
        <h3 className="mt-3 mb-1">{content.sections.questions.heading}</h3>
        {questions.map((asked, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
          <div key={index} className="break-inside-avoid">
            <p className="font-semibold">{names[index]}</p>
            <ul className="list-disc pl-5">
              {asked.map((question) => (
                <li key={question.id}>{sayQuestion(question, content)}</li>
              ))}
            </ul>
          </div>
        ))}
        <p className="mt-2 text-ink-soft">{content.sections.figures.note}</p>
      </div>
    </PrintedReport>
  );
});

interface RowsProps {
  readonly heading: string;
  readonly names: readonly string[];
  readonly rows: readonly OfferRow[];
}

function Rows({ heading, names, rows }: RowsProps) {
  return (
    <table className="mb-3 w-full table-fixed border-collapse break-inside-avoid">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr className="border-b border-rule">
          <th scope="col" className="py-0.5 text-left">
            {heading}
          </th>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place, and two may share a name
            <th key={index} scope="col" className="py-0.5 text-right wrap-anywhere">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id} className="border-b border-rule">
            <th scope="row" className="py-0.5 text-left font-normal">
              {label}
            </th>
            {cells.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the row
              <td key={index} className="py-0.5 text-right">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
