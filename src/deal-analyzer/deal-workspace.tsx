import { memo, useCallback, useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { useLocation } from "react-router";
import type { Deal } from "../calculators/deal/deal.ts";
import { lenderRatioOf } from "../calculators/deal/ratios/lender-view.ts";
import { ownerViewOf } from "../calculators/deal/ratios/owner-view.ts";
import { sayRatio } from "../calculators/deal/ratios/ratio-labels.ts";
import { entryOf } from "../calculators/deal-form/deal-entry.ts";
import { type ChangeEntry, type DealEntry, wordingOf } from "../calculators/deal-form/deal-fields.ts";
import { DealForm } from "../calculators/deal-form/deal-form.tsx";
import type { EditDeal } from "../calculators/deal-form/field-group.tsx";
import { PrintsLater } from "../calculators/reports/printed-later.tsx";
import { ResultsBar } from "../calculators/tool/results-bar.tsx";
import { ToolLayout } from "../calculators/tool/tool-layout.tsx";
import { useTool } from "../calculators/tool/use-tool.tsx";
import { formatUsd } from "../dscr/money.ts";
import { hydratedLater } from "../ui/hydrated-later.tsx";
import { laterCode } from "../ui/later-code.browser.ts";
import type { AnalyzerView } from "./deal-analyzer-catalog.server.ts";
import { ThreeRatios } from "./ratios/three-ratios.tsx";
import {
  type DealScenarios,
  selectedScenario,
  startScenarios,
  type TryDeal,
  updateScenarios,
} from "./scenarios/deal-scenarios.ts";
import { ScenariosSection } from "./scenarios/scenarios-section.tsx";
import { ShareDeal } from "./share-deal.tsx";
import { DEAL_FIGURES, originOf } from "./url/incoming-deal.ts";

const later = laterCode(() => import("./later-parts.tsx"));
const DealSections = hydratedLater(later, ({ DealSections }) => DealSections);
const PrintedDeal = hydratedLater(later, ({ PrintedDeal }) => PrintedDeal);

const EXAMPLE = startScenarios(DEAL_FIGURES.example);
const selectedEntry = (scenarios: DealScenarios) => selectedScenario(scenarios).entry;

export function DealWorkspace({ content, form, facts, parts }: AnalyzerView) {
  const [scenarios, dispatch] = useReducer(updateScenarios, EXAMPLE);
  const replace = useCallback((entry: DealEntry) => dispatch({ type: "replace", entry }), []);
  const pull = useCallback((deal: Deal) => replace(entryOf(deal)), [replace]);
  const change = useCallback<ChangeEntry>((changed) => dispatch({ type: "change", change: changed }), []);
  const edit = useCallback<EditDeal>(
    (field, text) => change((before) => ({ ...before, [field]: text })),
    [change],
  );
  const tryDeal = useCallback<TryDeal>(
    (name, tried) => dispatch({ type: "try", name, entry: entryOf(tried) }),
    [],
  );
  const { hash } = useLocation();
  const [places, setPlaces] = useState(facts.states);
  const tool = useTool(DEAL_FIGURES, scenarios, selectedEntry, replace, later);
  useEffect(() => {
    if (!tool.hasArrived || originOf(hash) !== "home-change") return;
    // The fields of what the home page counts besides.
    const fields = document.getElementById("payment");
    fields?.scrollIntoView({ block: "center" });
    fields?.querySelector("input")?.focus({ preventScroll: true });
  }, [tool.hasArrived, hash]);
  const explainedScenarios = useDeferredValue(tool.settled);
  const hasScenarios = explainedScenarios.list.length > 1;
  const shown = useMemo(
    () => parts.filter(({ id }) => hasScenarios || id !== "scenarios"),
    [parts, hasScenarios],
  );
  return (
    <PrintsLater>
      <ToolLayout
        tool={tool}
        content={content}
        parts={shown}
        originNote={(fragment) => {
          const origin = originOf(fragment);
          return origin && content.originNotes[origin];
        }}
        form={
          <DealForm
            entry={selectedEntry(scenarios)}
            onChange={change}
            content={form}
            states={facts.states}
            places={places}
            onPlaces={setPlaces}
            asksBorrower
          />
        }
        bar={<DealBar deal={tool.answer} />}
        answer={
          <ThreeRatios
            deal={tool.answer}
            content={content}
            states={places}
            siteName={facts.companyName}
            onPull={pull}
          />
        }
        missing={tool.missing.map((field) => wordingOf(form.fields, field, tool.entry).label)}
        printed={<PrintedDeal deal={tool.explained} facts={facts} />}
      >
        <ScenariosSection
          scenarios={explainedScenarios}
          onScenario={dispatch}
          content={content.sections.scenarios}
        />
        <DealSections deal={tool.explained} onTry={tryDeal} onEdit={edit} content={content} facts={facts} />
      </ToolLayout>
    </PrintsLater>
  );
}

/** Memoized: it computes, and typing renders the workspace at every key. */
const DealBar = memo(function DealBar({ deal }: { readonly deal: Deal }) {
  const ratio = lenderRatioOf(deal);
  return (
    <ResultsBar ratio={ratio} share={<ShareDeal deal={deal} />}>
      <span>
        Lender <strong className="font-semibold">{sayRatio(deal, ratio)}</strong>
      </span>
      <span>
        You <strong className="font-semibold">{formatUsd(ownerViewOf(deal).monthlyCashFlow)}</strong>
        <span className="max-sm:sr-only"> a month</span>
      </span>
    </ResultsBar>
  );
});
