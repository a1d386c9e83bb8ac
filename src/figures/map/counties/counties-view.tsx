import { memo, useDeferredValue, useRef } from "react";
import type { CountyFile } from "../../../counties/county-estimates.ts";
import type { CountyShapesFile } from "../../../counties/shapes/county-shapes-file.ts";
import { useDebouncedValue } from "../../../ui/debounced-value.tsx";
import type { LoanTerms } from "../../median-house.ts";
import { LoanSliders } from "../loan-sliders.tsx";
import { mapAddress } from "../map-address.ts";
import { MapLayout } from "../map-layout.tsx";
import type { MapPlace, MapState } from "../map-place.ts";
import { explainRatios, ratiosAt, summarizeRatios } from "../map-ratios.ts";
import { MapTable } from "../map-table.tsx";
import { MapWords } from "../map-words.tsx";
import { RatioTable } from "../ratio-table.tsx";
import type { RentMapContent } from "../rent-map-catalog.server.ts";
import { ChosenPlace } from "./chosen-place.tsx";
import { CountyMap } from "./county-map.tsx";
import { countyPlaces, describeUndrawn, type GreyCounty } from "./county-places.ts";
import { CountyFacts, StateFacts } from "./place-facts.tsx";

export interface CountiesViewProps {
  readonly content: RentMapContent;
  readonly state: MapState;
  /** The chosen county's name in the address. */
  readonly county: string | undefined;
  readonly loan: LoanTerms;
  readonly onLoan: (loan: LoanTerms) => void;
  readonly file: CountyFile;
  readonly shapes: CountyShapesFile;
}

/** Where the address scrolls to when a county is chosen in the table, below the map. */
const PANEL_ID = "chosen-county";

export function CountiesView({ content, state, county, loan, onLoan, file, shapes }: CountiesViewProps) {
  const { text } = content;
  const place = useRef<HTMLDivElement>(null);
  const counties = countyPlaces(file);
  const shown = useDeferredValue(loan);
  const ratios = ratiosAt(counties.colored, shown);
  const chosen = [...counties.colored, ...counties.grey].find(({ slug }) => slug === county);
  // The button goes away, so the focus goes back to the county on the map.
  const onClose = () =>
    place.current?.querySelector<SVGElement>("[aria-current]")?.focus({ preventScroll: true });
  const panel = (
    <div id={PANEL_ID} className="scroll-mt-[60dvh] lg:scroll-mt-28">
      <LoanSliders labels={text.sliders} loan={loan} onLoan={onLoan} />
      <ChosenPlace
        name={(chosen ?? state).name}
        house={houseOf(chosen ?? state)}
        loan={shown}
        close={chosen && { to: mapAddress(state.slug), label: `Back to all of ${state.name}`, onClose }}
      >
        {chosen ? (
          <CountyFacts place={chosen} file={file} loan={shown} />
        ) : (
          <StateFacts state={state} loan={shown} text={text.counties} />
        )}
      </ChosenPlace>
    </div>
  );
  const undrawn = describeUndrawn(file, shapes);
  return (
    <div ref={place}>
      <MapLayout
        picture={<CountyMap {...{ state, shapes, counties, ratios }} chosen={chosen?.slug} />}
        panel={panel}
      >
        <MapWords
          summary={summarizeRatios(ratios, shown, "counties with a ratio")}
          isLive={chosen === undefined}
          notes={[text.counties.introduction, text.counties.note, ...(undrawn ? [undrawn] : [])]}
          source={content.countySource}
          text={text}
        />
      </MapLayout>
      <CountiesTable {...{ content, state, file }} loan={useDebouncedValue(loan)} />
    </div>
  );
}

/** What its ratio is about, or why it has none. */
function houseOf(place: MapPlace | GreyCounty) {
  return "house" in place ? place.house : place.reason;
}

const CountiesTable = memo(function CountiesTable({
  content,
  state,
  file,
  loan,
}: Pick<CountiesViewProps, "content" | "state" | "file" | "loan">) {
  const { text } = content;
  const { colored, grey } = countyPlaces(file);
  const ratios = ratiosAt(colored, loan);
  const table = (
    <RatioTable
      kind="county"
      label={`Ratios of the counties of ${state.name}`}
      ratios={ratios}
      loan={loan}
      addressOf={(slug) => `${mapAddress(state.slug, slug)}#${PANEL_ID}`}
      isReplacing
      others={grey}
    />
  );
  return (
    <MapTable
      table={table}
      lesson={text.lesson}
      limits={text.counties.limits}
      explanation={explainRatios(ratios, loan, "county")}
    />
  );
});
