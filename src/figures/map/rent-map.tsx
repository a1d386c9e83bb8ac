import { memo, useDeferredValue, useId, useState } from "react";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { useDebouncedValue } from "../../ui/debounced-value.tsx";
import { Slider } from "../../ui/form/slider.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { LoanTerms } from "../median-house.ts";
import { MapLegend } from "./map-legend.tsx";
import { explainRatios, ratiosAt, summarizeRatios } from "./map-ratios.ts";
import { RatioTable } from "./ratio-table.tsx";
import type { RentMapContent } from "./rent-map-catalog.server.ts";
import { UsMap } from "./us-map.tsx";
import type { StateOutlines } from "./us-map-outlines.ts";

interface RentMapProps {
  readonly content: RentMapContent;
  readonly outlines: StateOutlines;
}

/** The states by what a median house earns, at a rate and a down payment of the reader's choice. */
export function RentMap({ content, outlines }: RentMapProps) {
  const [loan, setLoan] = useState<LoanTerms>(content.loan);
  const id = useId();
  const { sliders } = content.text;
  return (
    <>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 print:hidden">
        <Slider
          id={`${id}-rate`}
          label={sliders.rate}
          min={4}
          max={11}
          step={0.125}
          value={loan.ratePercent}
          text={formatRate(loan.ratePercent)}
          onValue={(ratePercent) => setLoan((before) => ({ ...before, ratePercent }))}
        />
        <Slider
          id={`${id}-down`}
          label={sliders.downPayment}
          min={15}
          max={60}
          step={1}
          value={loan.downPaymentPercent}
          text={`${loan.downPaymentPercent}%`}
          onValue={(downPaymentPercent) => setLoan((before) => ({ ...before, downPaymentPercent }))}
        />
      </div>
      {/* On a slow phone the slider follows the finger, the map the slider, and the table the pause after it. */}
      <MapPicture content={content} outlines={outlines} loan={useDeferredValue(loan)} />
      <MapTable content={content} loan={useDebouncedValue(loan)} />
    </>
  );
}

interface MapResultProps extends RentMapProps {
  readonly loan: LoanTerms;
}

const MapPicture = memo(function MapPicture({ content, outlines, loan }: MapResultProps) {
  const { text, source, states } = content;
  const ratios = ratiosAt(states, loan);
  return (
    <>
      <p aria-live="polite" className="mt-6 min-h-[4.8em] max-w-[62ch] text-[1.15rem] sm:min-h-[3.2em]">
        <NoBreakText text={summarizeRatios(ratios, loan)} />
      </p>
      <div className="mt-4">
        <MapLegend />
      </div>
      <div className="mt-4">
        <UsMap map={content} states={states} ratios={ratios} outlines={outlines} />
      </div>
      <p className="mt-4 max-w-[72ch] text-[0.94rem] text-ink-soft">
        <NoBreakText text={text.note} /> Sources: {source}.{" "}
        <PageLink to="/data" className="link">
          {text.dataLink}
        </PageLink>
      </p>
    </>
  );
});

const MapTable = memo(function MapTable({ content, loan }: Omit<MapResultProps, "outlines">) {
  const { text, states } = content;
  const ratios = ratiosAt(states, loan);
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <RatioTable ratios={ratios} loan={loan} />
      <div>
        <h3>{text.lesson.heading}</h3>
        <p className="mt-3 min-h-[9.6em] max-w-[62ch] sm:min-h-[6.4em]">
          <NoBreakText text={explainRatios(ratios, loan)} />
        </p>
        <MapPoints items={text.lesson.items} />
        <h3 className="mt-8">{text.limits.heading}</h3>
        <MapPoints items={text.limits.items} />
      </div>
    </div>
  );
});

const MapPoints = memo(function MapPoints({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mt-3 max-w-[62ch]">
      {items.map((item) => (
        <li key={item} className="border-t border-rule py-3">
          <NoBreakText text={item} />
        </li>
      ))}
    </ul>
  );
});
