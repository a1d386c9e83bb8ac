import { type Dispatch, useEffect, useRef } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import { MOST_OFFERS, offerNames } from "../../calculators/offers/offer.ts";
import { Button } from "../../ui/button.tsx";
import { OfferSheet } from "./offer-sheet.tsx";
import { canAdd, canRemove, type OffersAction, type OffersState } from "./offers-state.ts";

interface OfferSheetsProps {
  readonly state: OffersState;
  readonly dispatch: Dispatch<OffersAction>;
  readonly content: CompareOffersContent;
}

const COLUMNS: Readonly<Record<number, string>> = {
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
};

/** Side by side on a wide screen; on a phone one at a time, with a row of buttons to choose it. */
export function OfferSheets({ state, dispatch, content }: OfferSheetsProps) {
  const { entry, selected, lastMove } = state;
  const { offers } = entry;
  const names = offerNames(offers);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be gone.
    if (lastMove) place.current?.querySelector<HTMLElement>("[data-selected] h3")?.focus();
  }, [lastMove]);
  return (
    <div ref={place}>
      <p role="status" className="sr-only">
        {lastMove?.announcement}
      </p>
      <div className="mb-4 flex flex-wrap gap-2 lg:hidden scripting-none:hidden">
        {names.map((name, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
            key={index}
            type="button"
            aria-pressed={index === selected}
            className="pill max-w-full truncate aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:font-semibold"
            onClick={() => dispatch({ type: "select", index })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={`grid items-start gap-4 ${COLUMNS[offers.length]}`}>
        {offers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
          <div key={index} className="contents" {...(index === selected && { "data-selected": "" })}>
            <OfferSheet
              index={index}
              name={names[index] ?? ""}
              entry={offer}
              isSelected={index === selected}
              isWide={offers.length < MOST_OFFERS}
              canDuplicate={canAdd(offers)}
              canRemove={canRemove(offers)}
              dispatch={dispatch}
              content={content}
            />
          </div>
        ))}
      </div>
      {canAdd(offers) && (
        <Button look="quiet" className="mt-4 scripting-none:hidden" onClick={() => dispatch({ type: "add" })}>
          Add Offer
        </Button>
      )}
    </div>
  );
}
