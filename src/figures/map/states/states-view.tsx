import { memo, useDeferredValue } from "react";
import { useDebouncedValue } from "../../../ui/debounced-value.tsx";
import { useIsHydrated } from "../../../ui/hydrated.tsx";
import { PageLink } from "../../../ui/page/page-link.tsx";
import type { LoanTerms } from "../../median-house.ts";
import { LoanSliders } from "../loan-sliders.tsx";
import { mapAddress } from "../map-address.ts";
import { MapLayout } from "../map-layout.tsx";
import { explainRatios, ratiosAt, summarizeRatios } from "../map-ratios.ts";
import { MapTable } from "../map-table.tsx";
import { MapWords } from "../map-words.tsx";
import { RatioTable } from "../ratio-table.tsx";
import type { RentMapContent } from "../rent-map-catalog.server.ts";
import { UsMap } from "./us-map.tsx";
import type { StateOutlines } from "./us-map-outlines.ts";

interface StatesViewProps {
  readonly content: RentMapContent;
  readonly outlines: StateOutlines;
  readonly loan: LoanTerms;
  readonly onLoan: (loan: LoanTerms) => void;
}

export function StatesView({ content, outlines, loan, onLoan }: StatesViewProps) {
  const { text, states, source } = content;
  // On a slow phone the slider follows the finger, the map the slider, and the table the pause after it.
  const shown = useDeferredValue(loan);
  const panel = (
    <>
      <LoanSliders labels={text.sliders} loan={loan} onLoan={onLoan} />
      <p className="pb-2 text-[0.94rem] text-ink-soft lg:mt-3 lg:pb-0 print:hidden">{text.hint}</p>
    </>
  );
  return (
    <>
      <MapLayout picture={<StatesPicture content={content} outlines={outlines} loan={shown} />} panel={panel}>
        <p className="mt-5 scripting-none:hidden">
          <PageLink to={text.years.path} className="link">
            {text.years.link}
          </PageLink>
        </p>
        <MapWords
          summary={summarizeRatios(ratiosAt(states, shown), shown, "states")}
          notes={[text.introduction, text.note]}
          source={source}
          text={text}
        />
      </MapLayout>
      <StatesTable content={content} loan={useDebouncedValue(loan)} />
    </>
  );
}

const StatesPicture = memo(function StatesPicture({
  content,
  outlines,
  loan,
}: Omit<StatesViewProps, "onLoan">) {
  const ratios = ratiosAt(content.states, loan);
  return <UsMap map={content} states={content.states} ratios={ratios} outlines={outlines} />;
});

const StatesTable = memo(function StatesTable({ content, loan }: Pick<StatesViewProps, "content" | "loan">) {
  const { text, states } = content;
  const hasCounties = useIsHydrated();
  const ratios = ratiosAt(states, loan);
  const table = (
    <RatioTable
      kind="state"
      label="Ratios of all states"
      ratios={ratios}
      loan={loan}
      addressOf={(slug) => (hasCounties ? mapAddress(slug) : `/states/${slug}`)}
    />
  );
  return (
    <MapTable
      table={table}
      explanation={explainRatios(ratios, loan, "state")}
      lesson={text.lesson}
      limits={text.limits}
    />
  );
});
