import { memo, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { YearsFile } from "../../../price-history/years/years-file.ts";
import { useDebouncedValue } from "../../../ui/debounced-value.tsx";
import { DelayedStatus } from "../../../ui/delayed-status.tsx";
import type { LoanTerms } from "../../median-house.ts";
import { mapAddress } from "../map-address.ts";
import { MapLayout } from "../map-layout.tsx";
import { MapTable } from "../map-table.tsx";
import { MapWords } from "../map-words.tsx";
import { RatioTable } from "../ratio-table.tsx";
import type { RentMapContent } from "../rent-map-catalog.server.ts";
import { UsMap } from "../states/us-map.tsx";
import type { StateOutlines } from "../states/us-map-outlines.ts";
import { EveryYear } from "./every-year.tsx";
import { MyRate } from "./my-rate.tsx";
import { TakeAlong } from "./take-along.tsx";
import { useChoiceInAddress } from "./use-choice-in-address.tsx";
import { usePlay } from "./use-play.tsx";
import { readYearAddress, type YearChoice } from "./year-address.ts";
import { greenRates, type MapOfYear, mapsOfYears } from "./year-ratios.ts";
import { sayTerms, sayYear } from "./year-words.ts";
import { YearsPanel } from "./years-panel.tsx";

export interface YearsViewProps {
  readonly content: RentMapContent;
  readonly outlines: StateOutlines;
  readonly loan: LoanTerms;
  readonly onLoan: (loan: LoanTerms) => void;
  readonly file: YearsFile;
}

export function YearsView({ content, outlines, loan, onLoan, file }: YearsViewProps) {
  const { text } = file;
  const [query] = useSearchParams();
  const usualDownPayment = content.loan.downPaymentPercent;
  const written = readYearAddress(query, file, usualDownPayment);
  // Without one in the address, the down payment is that of the map of today.
  const [choice, setChoice] = useState(
    query.has("down") ? written : { ...written, downPaymentPercent: loan.downPaymentPercent },
  );
  useChoiceInAddress(choice, written, usualDownPayment);
  // 27 maps of 50 states: too many for each step.
  const maps = useMemo(
    () =>
      mapsOfYears(content.states, file, choice.spread, {
        ...loan,
        downPaymentPercent: choice.downPaymentPercent,
      }),
    [content.states, file, choice.spread, loan, choice.downPaymentPercent],
  );
  const [last, shown] = [maps.at(-1) ?? maps[0], maps[choice.year - file.first] ?? maps[0]];
  const onYear = useCallback((year: number) => setChoice((before) => ({ ...before, year })), []);
  const play = usePlay({ year: choice.year, first: file.first, last: last.year, onYear });
  const onChoice = (next: YearChoice) => {
    play.stop();
    setChoice(next);
    if (next.downPaymentPercent !== loan.downPaymentPercent) {
      onLoan({ ...loan, downPaymentPercent: next.downPaymentPercent });
    }
  };
  const summary = sayYear(shown, last);
  const settled = useDebouncedValue(shown);
  const panel = <YearsPanel labels={text.labels} {...{ maps, shown, choice, play, onChoice }} />;
  return (
    <>
      <MapLayout
        picture={<UsMap map={content} states={content.states} ratios={shown.ratios} outlines={outlines} />}
        panel={panel}
      >
        <MapWords
          summary={`${summary} ${sayTerms(shown)}`}
          isLive={false}
          notes={[text.introduction, file.notice]}
          source={file.source}
          text={content.text}
        />
        <DelayedStatus text={play.isPlaying ? "" : summary} />
      </MapLayout>
      <TakeAlong {...{ content, outlines, file }} map={shown} today={last} />
      <EveryYear text={text.table} maps={maps} />
      <MyRate
        text={text.rate}
        typed={choice.rate}
        onTyped={(rate) => onChoice({ ...choice, rate })}
        map={settled}
      />
      <StatesOfYear map={settled} file={file} />
    </>
  );
}

const StatesOfYear = memo(function StatesOfYear({
  map,
  file: { text, check },
}: {
  readonly map: MapOfYear;
  readonly file: YearsFile;
}) {
  const rates = greenRates(map);
  const rateOf = (slug: string) => {
    const rate = rates.get(slug);
    return rate === undefined ? "no rate" : formatRate(rate);
  };
  const table = (
    <RatioTable
      kind="state"
      label={`Ratios of all states in ${map.year}`}
      ratios={map.ratios}
      loan={map.loan}
      addressOf={mapAddress}
      lastColumn={{ heading: text.rate.column, of: rateOf }}
    />
  );
  return <MapTable table={table} explanation={check} lesson={text.method} limits={text.limits} />;
});
