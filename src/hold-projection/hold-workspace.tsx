import { memo, useCallback, useMemo, useState } from "react";
import { isHandedDeal } from "../calculators/deal/sharing/handed-deal.ts";
import { type ChangeEntry, wordingOf } from "../calculators/deal-form/deal-fields.ts";
import { DealForm } from "../calculators/deal-form/deal-form.tsx";
import { sayResult } from "../calculators/hold/hold-text.ts";
import { PrintsLater } from "../calculators/reports/printed-later.tsx";
import { ResultsBar } from "../calculators/tool/results-bar.tsx";
import { ToolLayout } from "../calculators/tool/tool-layout.tsx";
import { useTool, wholeState } from "../calculators/tool/use-tool.tsx";
import { hydratedLater } from "../ui/hydrated-later.tsx";
import { laterCode } from "../ui/later-code.browser.ts";
import { HoldFields } from "./form/hold-fields.tsx";
import { EXAMPLE, type HoldField, holdFigures, withDeal } from "./form/hold-figures.ts";
import type { AnswerProps, HoldView } from "./hold-projection-catalog.server.ts";
import { ResultsCard } from "./sections/results-card.tsx";
import { ShareHold } from "./share-hold.tsx";

const later = laterCode(() => import("./later-parts.tsx"));
const HoldSections = hydratedLater(later, ({ HoldSections }) => HoldSections);
const PrintedHold = hydratedLater(later, ({ PrintedHold }) => PrintedHold);

interface HoldWorkspaceProps extends HoldView {
  /** HTML of the server. */
  readonly method: string;
}

export function HoldWorkspace({ content, form, facts, parts, method }: HoldWorkspaceProps) {
  const [entry, setEntry] = useState(EXAMPLE);
  const [places, setPlaces] = useState(facts.states);
  const changeDeal = useCallback<ChangeEntry>(
    (change) => setEntry((before) => withDeal(before, change(before.deal), facts.rises)),
    [facts.rises],
  );
  const editHold = useCallback(
    (field: HoldField, text: string) =>
      setEntry((before) => ({ ...before, hold: { ...before.hold, [field]: text } })),
    [],
  );
  const figures = useMemo(() => holdFigures(facts.rises), [facts.rises]);
  const tool = useTool(figures, entry, wholeState, setEntry, later);
  const shared = { content, facts };
  return (
    <PrintsLater>
      <ToolLayout
        tool={tool}
        content={content}
        parts={parts}
        originNote={(fragment) => (isHandedDeal(fragment) ? content.originNote : undefined)}
        form={
          <DealForm
            entry={entry.deal}
            onChange={changeDeal}
            content={form}
            states={facts.states}
            places={places}
            onPlaces={setPlaces}
          >
            <HoldFields entry={entry} onEdit={editHold} content={content} rises={facts.rises} />
          </DealForm>
        }
        bar={<HoldBar answer={tool.answer} />}
        answer={<ResultsCard answer={tool.answer} {...shared} />}
        missing={tool.missing.map((field) => wordingOf(form.fields, field, tool.entry.deal).label)}
        printed={<PrintedHold answer={tool.explained} {...shared} />}
      >
        <HoldSections answer={tool.explained} method={method} {...shared} />
      </ToolLayout>
    </PrintsLater>
  );
}

/** Memoized: it computes, and typing renders the workspace at every key. */
const HoldBar = memo(function HoldBar({ answer }: Pick<AnswerProps, "answer">) {
  const { low, expected } = answer.projection;
  const [worst, likely] = [low.exits.at(-1), expected.exits.at(-1)];
  if (!worst || !likely) return null;
  return (
    <ResultsBar share={<ShareHold answer={answer} />}>
      <span>
        Low <strong className="font-semibold">{sayResult(worst)}</strong>
      </span>
      <span>
        Expected <strong className="font-semibold">{sayResult(likely)}</strong>
        {likely.internalRate.kind !== "none" && <span className="max-sm:sr-only"> a year</span>}
      </span>
    </ResultsBar>
  );
});
