import { useCallback, useDeferredValue, useMemo, useReducer } from "react";
import { useLocation } from "react-router";
import type { CompareOffersContent } from "../../content/calculators/compare-offers.ts";
import type { DealFormContent } from "../../content/calculators/deal-form.ts";
import { withoutMark } from "../calculators/deal/sharing/handed-deal.ts";
import { bringsOnlyDeal } from "../calculators/offers/offers-link.ts";
import { useForgetSharedLink, useSharedInputs } from "../calculators/sharing/shared-link.tsx";
import { useFiguresInUrl } from "../calculators/tool/figures-in-url.tsx";
import { MissingFigures } from "../calculators/tool/missing-figures.tsx";
import { ToolFrame } from "../calculators/tool/tool-frame.tsx";
import { ToolSection } from "../calculators/tool/tool-section.tsx";
import { Button } from "../ui/button.tsx";
import { useDebouncedValue } from "../ui/debounced-value.tsx";
import { DealFacts } from "./form/deal-facts.tsx";
import {
  EMPTY_OFFERS_ENTRY,
  EXAMPLE_OFFERS_ENTRY,
  isSameOffersEntry,
  missingForComparison,
  type OffersEntry,
  readOffersEntry,
} from "./form/offer-entry.ts";
import { OfferSheets } from "./form/offer-sheets.tsx";
import { startOffers, updateOffers } from "./form/offers-state.ts";
import type { OffersFacts, OffersPart } from "./offers-facts.ts";
import { PrintedOffers } from "./printed-offers.tsx";
import { answerTo } from "./results/offers-answer.ts";
import { OffersBar } from "./results/offers-bar.tsx";
import { OffersSections } from "./results/offers-sections.tsx";
import { Verdict } from "./results/verdict.tsx";
import { OFFERS_LINK } from "./url/offers-address.ts";

interface OffersWorkspaceProps {
  readonly content: CompareOffersContent;
  readonly form: DealFormContent;
  readonly facts: OffersFacts;
  readonly parts: readonly OffersPart[];
}

const EXAMPLE = startOffers(EXAMPLE_OFFERS_ENTRY);

/** The inputs and everything computed from them. It starts with an example, so that the page is never empty. */
export function OffersWorkspace({ content, form, facts, parts }: OffersWorkspaceProps) {
  const [state, dispatch] = useReducer(updateOffers, EXAMPLE);
  const { entry } = state;
  useFiguresInUrl(OFFERS_LINK, entry);
  // Keep typing responsive: the keystroke appears before the answer, and the answer before its explanation.
  const settled = useDebouncedValue(entry);
  const answer = useMemo(() => answerTo(readOffersEntry(settled)), [settled]);
  const missing = missingForComparison(settled);
  const isComplete = missing.length === 0;
  const explained = useDeferredValue(answer);

  const open = useCallback((shared: OffersEntry) => dispatch({ type: "replace", entry: shared }), []);
  const sharedKind = useSharedInputs(OFFERS_LINK.read, open);
  const isFromDeal = bringsOnlyDeal(withoutMark(useLocation().hash));
  const forgetSharedLink = useForgetSharedLink();
  const startAgain = (fresh: OffersEntry) => {
    dispatch({ type: "replace", entry: fresh });
    forgetSharedLink();
  };
  const { sections } = content;
  return (
    <>
      <ToolFrame
        parts={parts}
        needsScript={content.needsScript}
        kind={sharedKind}
        originNote={isFromDeal ? content.originNote : undefined}
      >
        <div className="mb-12 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div id="deal">
            <p className="mb-4 text-ink-soft">
              {isSameOffersEntry(settled, EXAMPLE_OFFERS_ENTRY) ? content.exampleNote : content.ownNote}
            </p>
            <DealFacts
              deal={entry.deal}
              holdMonths={entry.holdMonths}
              dispatch={dispatch}
              content={content}
              form={form}
              states={facts.states}
            />
            <div className="mt-4 flex flex-wrap gap-x-6 scripting-none:hidden">
              <Button look="plain" onClick={() => startAgain(EMPTY_OFFERS_ENTRY)}>
                Empty Sheets
              </Button>
              <Button look="plain" onClick={() => startAgain(EXAMPLE_OFFERS_ENTRY)}>
                Example Figures
              </Button>
            </div>
          </div>
          {isComplete ? (
            <Verdict answer={answer} content={sections.results} />
          ) : (
            <MissingFigures labels={missing.map((part) => content.missing[part])} />
          )}
        </div>
        <ToolSection id="offers" heading={sections.offers.heading}>
          <p className="mt-3 mb-5 max-w-[60ch]">{sections.offers.text}</p>
          <OfferSheets state={state} dispatch={dispatch} content={content} />
        </ToolSection>
        {isComplete && <OffersBar answer={answer} />}
        {/* Hidden, not removed: retyping a rate keeps the chart. */}
        <div hidden={!isComplete}>
          <OffersSections answer={explained} content={content} facts={facts} />
        </div>
      </ToolFrame>
      {isComplete && <PrintedOffers answer={explained} content={content} companyName={facts.companyName} />}
    </>
  );
}
