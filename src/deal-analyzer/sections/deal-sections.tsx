import { type Dispatch, memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import type { AnalyzerFacts } from "../analyzer-facts.ts";
import { BridgeSection } from "../ratios/bridge-section.tsx";
import type { DealScenarios, ScenarioAction, TryDeal } from "../scenarios/deal-scenarios.ts";
import { ScenariosSection } from "../scenarios/scenarios-section.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { EligibilitySection } from "./eligibility-section.tsx";
import { ExitSection } from "./exit-section.tsx";
import { KeepDeal } from "./keep-deal.tsx";
import { LimitsSection } from "./limits-section.tsx";
import { PathSection } from "./path-section.tsx";
import { RateSection } from "./rate-section.tsx";
import { SafetySection } from "./safety-section.tsx";

interface DealSectionsProps {
  readonly deal: Deal;
  readonly scenarios: DealScenarios;
  readonly onTry: TryDeal;
  readonly onScenario: Dispatch<ScenarioAction>;
  readonly content: Pick<DealAnalyzerContent, "sections" | "ltvNotes">;
  readonly facts: AnalyzerFacts;
}

/** Everything below the answer. Memoized: it is large and changes only after a pause in typing. */
export const DealSections = memo(function DealSections({
  deal,
  scenarios,
  onTry,
  onScenario,
  content: { sections, ltvNotes },
  facts,
}: DealSectionsProps) {
  return (
    <>
      <ScenariosSection scenarios={scenarios} onScenario={onScenario} content={sections.scenarios} />
      <div className="late-sections">
        <BridgeSection deal={deal} content={sections.bridge} />
        <PathSection deal={deal} onTry={onTry} facts={facts} content={sections.path} />
        <LimitsSection deal={deal} facts={facts} content={sections.limits} ltvNotes={ltvNotes} />
        <EligibilitySection deal={deal} facts={facts} content={sections.eligibility} />
        <RateSection deal={deal} onTry={onTry} facts={facts} content={sections.rate} />
        <SafetySection deal={deal} facts={facts} content={sections.safety} />
        <ExitSection deal={deal} content={sections.exit} />
        <KeepDeal deal={deal} facts={facts} content={sections.keep} />
        <ChecklistSection deal={deal} items={facts.checklist} content={sections.checklist} />
      </div>
    </>
  );
});
