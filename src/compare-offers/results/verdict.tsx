import { memo } from "react";
import { formatUsd } from "../../dscr/money.ts";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { AnswerProps } from "../compare-offers-catalog.server.ts";
import { countMonths, isOpen, sayHeld, sayLead, sayMonths, sayWinners } from "./winner-text.ts";

/** The answer first: who costs least after the months held, and who would in other months. */
export const Verdict = memo(function Verdict({ answer, content }: AnswerProps) {
  const { comparison, names } = answer;
  const { heading, text } = content.sections.results;
  const { held, holdMonths, wins, offers } = comparison;
  const winner = offers.find(({ index }) => index === held.winners[0]);
  return (
    <section
      id="results"
      aria-labelledby="results-heading"
      className="scroll-mt-20 lg:sticky lg:top-24 min-w-0 rounded-sheet border border-rule bg-sheet p-5 wrap-anywhere sm:p-7"
    >
      <h2 id="results-heading" tabIndex={-1} className="text-[1.5rem]">
        {heading}
      </h2>
      <div aria-live="polite">
        <p className="mt-3 text-ink-soft">After {countMonths(holdMonths)}</p>
        <p className="font-serif text-[1.6rem] leading-tight font-semibold wrap-anywhere">
          {sayHeld(comparison, names)}
        </p>
        {winner && (
          <p className="mt-1">
            <NoBreakText
              text={`${winner.isAtLeast ? "At least " : ""}${formatUsd(winner.held.total)}${held.lead === null ? "" : `, ${formatUsd(held.lead)} less than the next`}, an estimate before tax.`}
            />
          </p>
        )}
      </div>
      <h3 className="mt-5">Which offer wins when</h3>
      <ol className="mt-2 border-b border-rule">
        {wins.map((win) => (
          <li key={win.from} className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-2">
            <span>
              If you leave in {sayMonths(win)}:{" "}
              <strong className="font-semibold">{sayWinners(win, names)}</strong>
              {isOpen(comparison, win) && <span className="text-ink-soft"> (a line is missing)</span>}
            </span>
            <span className="text-ink-soft">
              <NoBreakText text={win.winners.length > 1 ? "a tie" : sayLead(win.lead)} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-soft">{text}</p>
    </section>
  );
});
