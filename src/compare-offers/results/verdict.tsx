import { memo } from "react";
import { VerdictCard } from "../../calculators/tool/verdict-card.tsx";
import { DollarChange, VerdictFigure } from "../../calculators/tool/verdict-figures.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { AnswerProps } from "../compare-offers-catalog.server.ts";
import { ShareOffers } from "../share-offers.tsx";
import { countMonths, isOpen, sayHeld, sayLead, sayMonths, sayWinners } from "./winner-text.ts";

const loadLine = () => import("./conventional-line.tsx");

/** The answer first: who costs least after the months held, and who would in other months. */
export const Verdict = memo(function Verdict({ answer, content }: AnswerProps) {
  const { set, comparison, names } = answer;
  const { heading, text } = content.sections.results;
  const { held, holdMonths, wins, offers } = comparison;
  const winner = offers.find(({ index }) => index === held.winners[0]);
  const sentence = `After ${countMonths(holdMonths)}, ${sayHeld(comparison, names)}.`;
  const lead = held.lead === null ? "" : `${formatUsd(held.lead)} less than the next`;
  return (
    <VerdictCard
      heading={heading}
      verdict={sentence}
      note={text}
      share={<ShareOffers answer={answer} />}
      figures={
        winner && (
          <VerdictFigure
            label={`What it costs${winner.isAtLeast ? " at least" : ""}, before tax`}
            change={<DollarChange value={winner.held.total} />}
          >
            {formatUsd(winner.held.total)}
          </VerdictFigure>
        )
      }
    >
      <DelayedStatus text={sentence} />
      {lead && <p className="mb-4">That is {lead}.</p>}
      {set.borrower && (
        <LoadedInView name="test of the conventional loan" room="mb-4 min-h-12" load={loadLine}>
          {(ConventionalLine) => <ConventionalLine set={set} />}
        </LoadedInView>
      )}
      <h3>Which offer wins when</h3>
      <ol className="mt-2">
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
    </VerdictCard>
  );
});
