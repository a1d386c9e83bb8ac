import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { DealFormContent } from "../../content/calculators/deal-form.ts";
import type { HoldProjectionContent } from "../../content/calculators/hold-projection.ts";
import { isHandedDeal } from "../calculators/deal/sharing/handed-deal.ts";
import { missingIn } from "../calculators/deal-form/deal-entry.ts";
import type { DealEntry } from "../calculators/deal-form/deal-fields.ts";
import { DealForm } from "../calculators/deal-form/deal-form.tsx";
import { wordingOf } from "../calculators/deal-form/deal-wording.ts";
import { settlePlan } from "../calculators/hold/appreciation.ts";
import { projectHold } from "../calculators/hold/hold-projection.ts";
import { useForgetSharedLink, useSharedInputs } from "../calculators/sharing/shared-link.tsx";
import { useFiguresInUrl } from "../calculators/tool/figures-in-url.tsx";
import { MissingFigures } from "../calculators/tool/missing-figures.tsx";
import { ToolFrame } from "../calculators/tool/tool-frame.tsx";
import { useDebouncedValue } from "../ui/debounced-value.tsx";
import { holdLink } from "./form/hold-address.ts";
import { EMPTY, EXAMPLE, type HoldEntry, type HoldField, isSameEntry, readEntry } from "./form/hold-entry.ts";
import { HoldFields } from "./form/hold-fields.tsx";
import type { HoldFacts } from "./hold-facts.ts";
import { PrintedHold } from "./printed-hold.tsx";
import { HoldSections } from "./sections/hold-sections.tsx";
import { ResultsBar } from "./sections/results-bar.tsx";
import { ResultsCard } from "./sections/results-card.tsx";

interface HoldWorkspaceProps {
  readonly content: HoldProjectionContent;
  readonly form: DealFormContent;
  readonly facts: HoldFacts;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** The inputs and everything computed from them. It starts with an example, so that the page is never empty. */
export function HoldWorkspace({ content, form, facts, parts }: HoldWorkspaceProps) {
  const { states, rises } = facts;
  const [entry, setEntry] = useState(EXAMPLE);
  const link = useMemo(() => holdLink(rises), [rises]);
  useFiguresInUrl(link, entry);
  // Keep typing responsive: the keystroke appears before the answer, and the answer before its explanation.
  const settledEntry = useDebouncedValue(entry);
  const missing = missingIn(settledEntry.deal);
  const isComplete = missing.length === 0;
  const plan = useMemo(() => settlePlan(readEntry(settledEntry), rises), [settledEntry, rises]);
  const [lastComplete, setLastComplete] = useState(plan);
  if (plan !== lastComplete && isComplete) setLastComplete(plan);
  const projection = useMemo(() => projectHold(lastComplete), [lastComplete]);
  const explained = useDeferredValue(
    useMemo(() => ({ plan: lastComplete, projection }), [lastComplete, projection]),
  );

  const sharedKind = useSharedInputs(link.read, setEntry);
  const isHanded = isHandedDeal(useLocation().hash);
  const forgetSharedLink = useForgetSharedLink();
  const changeDeal = useCallback(
    (change: (deal: DealEntry) => DealEntry) =>
      setEntry((before) => ({ ...before, deal: change(before.deal) })),
    [],
  );
  const editHold = useCallback(
    (field: HoldField, text: string) =>
      setEntry((before) => ({ ...before, hold: { ...before.hold, [field]: text } })),
    [],
  );
  const startAgain = (fresh: HoldEntry) => {
    setEntry(fresh);
    forgetSharedLink();
  };
  const shown = useMemo(() => (isComplete ? parts : parts.slice(0, 1)), [parts, isComplete]);
  return (
    <>
      <ToolFrame
        parts={shown}
        needsScript={content.needsScript}
        kind={sharedKind}
        originNote={isHanded ? content.originNote : undefined}
      >
        <div className="mb-12 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            <p className="mb-4 text-ink-soft">
              {isSameEntry(settledEntry, EXAMPLE) ? content.exampleNote : content.ownNote}
            </p>
            <DealForm
              entry={entry.deal}
              onChange={changeDeal}
              onClear={() => startAgain(EMPTY)}
              onExample={() => startAgain(EXAMPLE)}
              content={form}
              states={states}
            >
              <HoldFields
                texts={entry.hold}
                state={entry.deal.state}
                onEdit={editHold}
                content={content}
                rises={rises}
              />
            </DealForm>
            {isComplete && <ResultsBar projection={projection} />}
          </div>
          {isComplete ? (
            <ResultsCard plan={lastComplete} projection={projection} content={content} />
          ) : (
            <MissingFigures
              labels={missing.map((field) => wordingOf(form.fields, field, settledEntry.deal).label)}
            />
          )}
        </div>
        {/* Hidden, not removed: retyping the price keeps the chosen case and the chart. */}
        <div hidden={!isComplete}>
          <HoldSections {...explained} content={content} facts={facts} />
        </div>
      </ToolFrame>
      {isComplete && <PrintedHold {...explained} companyName={facts.companyName} />}
    </>
  );
}
