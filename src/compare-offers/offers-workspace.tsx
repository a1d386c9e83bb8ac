import { memo, useCallback, useReducer } from "react";
import { withoutMark } from "../calculators/deal/sharing/handed-deal.ts";
import { bringsOnlyDeal } from "../calculators/offers/offers-link.ts";
import { ResultsBar } from "../calculators/tool/results-bar.tsx";
import { ToolLayout } from "../calculators/tool/tool-layout.tsx";
import { ToolSection } from "../calculators/tool/tool-section.tsx";
import { useTool } from "../calculators/tool/use-tool.tsx";
import { formatUsd } from "../dscr/money.ts";
import { hydratedLater } from "../ui/hydrated-later.tsx";
import { laterCode } from "../ui/later-code.browser.ts";
import type { OffersView } from "./compare-offers-catalog.server.ts";
import { DealFacts } from "./form/deal-facts.tsx";
import { OfferSheets } from "./form/offer-sheets.tsx";
import { keepsExample, OFFERS_FIGURES, type OffersAnswer, type OffersEntry } from "./form/offers-figures.ts";
import { type OffersState, startOffers, updateOffers } from "./form/offers-state.ts";
import { Verdict } from "./results/verdict.tsx";
import { sayWinners } from "./results/winner-text.ts";
import { ShareOffers } from "./share-offers.tsx";

const later = laterCode(() => import("./later-parts.tsx"));
const OffersSections = hydratedLater(later, ({ OffersSections }) => OffersSections);
const PrintedOffers = hydratedLater(later, ({ PrintedOffers }) => PrintedOffers);

const EXAMPLE = startOffers(OFFERS_FIGURES.example);
const entryIn = ({ entry }: OffersState) => entry;

export function OffersWorkspace({ content, form, facts, parts }: OffersView) {
  const [state, dispatch] = useReducer(updateOffers, EXAMPLE);
  const { entry } = state;
  const replace = useCallback((other: OffersEntry) => dispatch({ type: "replace", entry: other }), []);
  const tool = useTool(OFFERS_FIGURES, state, entryIn, replace, later);
  const shared = { content, facts };
  return (
    <ToolLayout
      tool={tool}
      content={keepsExample(tool.entry) ? { ...content, ownNote: content.mixedNote } : content}
      parts={parts}
      originNote={(fragment) => (bringsOnlyDeal(withoutMark(fragment)) ? content.originNote : undefined)}
      form={
        <DealFacts
          deal={entry.deal}
          set={entry.set}
          dispatch={dispatch}
          content={content}
          form={form}
          states={facts.states}
        />
      }
      empty="Empty Sheets"
      answer={<Verdict answer={tool.answer} {...shared} />}
      missing={tool.missing.map((part) => content.missing[part])}
      inputs={
        <>
          <ToolSection id="offers" {...content.sections.offers}>
            <div className="awaits-all">
              <OfferSheets state={state} dispatch={dispatch} content={content} />
            </div>
          </ToolSection>
          {tool.isComplete && <OffersBar answer={tool.answer} />}
        </>
      }
      printed={<PrintedOffers answer={tool.explained} {...shared} />}
    >
      <OffersSections answer={tool.explained} {...shared} />
    </ToolLayout>
  );
}

/** Memoized: it computes, and typing renders the workspace at every key. */
const OffersBar = memo(function OffersBar({ answer }: { readonly answer: OffersAnswer }) {
  const { comparison, names } = answer;
  const { held, holdMonths } = comparison;
  return (
    // On a wide screen too: the sheets are below the answer.
    <ResultsBar className="" share={<ShareOffers answer={answer} />}>
      <span className="min-w-0 wrap-anywhere">
        Month {holdMonths}: <strong className="font-semibold">{sayWinners(held, names)}</strong>
      </span>
      {held.lead !== null && <span>lowest by {formatUsd(held.lead)}</span>}
    </ResultsBar>
  );
});
