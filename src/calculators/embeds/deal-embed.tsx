import { type ComponentProps, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { buttonLooks } from "../../ui/button.tsx";
import { useDebouncedValue } from "../../ui/debounced-value.tsx";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { writeDealFragment } from "../deal/sharing/deal-link.ts";
import { EMPTY_ENTRY, EXAMPLE_ENTRY, missingIn, readEntry } from "../deal-form/deal-entry.ts";
import { wordingOf } from "../deal-form/deal-fields.ts";
import { DealForm } from "../deal-form/deal-form.tsx";
import { isSameEntry } from "../fields/field-rows.ts";
import { useSharedInputs } from "../sharing/shared-link.tsx";
import { MissingFigures } from "../tool/missing-figures.tsx";
import { StartAgain } from "../tool/start-again.tsx";
import { DealAnswer } from "./deal-answer.tsx";
import { EmbedLink } from "./embed-link.tsx";
import { EmbedPage } from "./embed-page.tsx";
import { readStartingDeal } from "./starting-deal.ts";

interface DealEmbedProps extends Omit<ComponentProps<typeof EmbedPage>, "children"> {
  readonly form: DealFormContent;
  readonly answer: DealAnalyzerContent["sections"]["ratios"];
  readonly states: readonly StateEstimates[];
}

/** The analyzer's form and its first answer. It starts with an example, so that it is never empty. */
export function DealEmbed({ form, answer, states, ...page }: DealEmbedProps) {
  const [entry, setEntry] = useState(EXAMPLE_ENTRY);
  const [places, setPlaces] = useState(states);
  const { search } = useLocation();
  const read = useCallback(
    (fragment: string) => readStartingDeal(fragment, search, states),
    [search, states],
  );
  useSharedInputs(read, setEntry);
  const settled = useDebouncedValue(entry);
  const deal = useMemo(() => readEntry(settled), [settled]);
  const missing = missingIn(settled);
  const fragment = isSameEntry(settled, EXAMPLE_ENTRY) ? "" : writeDealFragment(deal);
  return (
    <EmbedPage {...page}>
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8">
        <div>
          <DealForm
            entry={entry}
            onChange={setEntry}
            content={form}
            states={states}
            places={places}
            onPlaces={setPlaces}
          />
          <StartAgain onClear={() => setEntry(EMPTY_ENTRY)} onExample={() => setEntry(EXAMPLE_ENTRY)} />
        </div>
        {missing.length > 0 ? (
          <MissingFigures labels={missing.map((field) => wordingOf(form.fields, field, settled).label)} />
        ) : (
          <DealAnswer deal={deal} content={answer}>
            <p className="mt-5">
              <EmbedLink href={`${page.fullPath}${fragment}`} className={buttonLooks.plain}>
                {page.content.openFull}
              </EmbedLink>
            </p>
          </DealAnswer>
        )}
      </div>
    </EmbedPage>
  );
}
