import { memo, useState } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { HOLD_CASES, type HoldCase, type HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { SelectField } from "../../ui/form/field.tsx";
import type { HoldFacts } from "../hold-facts.ts";
import { BreaksSection } from "./breaks-section.tsx";
import { ExitsSection } from "./exits-section.tsx";
import { KeepHold } from "./keep-hold.tsx";
import { MethodSection } from "./method-section.tsx";
import { ReturnsSection } from "./returns-section.tsx";
import { YearsSection } from "./years-section.tsx";

interface HoldSectionsProps {
  readonly plan: HoldPlan;
  readonly projection: HoldProjection;
  readonly content: HoldProjectionContent;
  readonly facts: HoldFacts;
}

/** Everything below the answer. Memoized: it is large and changes only after a pause in typing. */
export const HoldSections = memo(function HoldSections({
  plan,
  projection,
  content,
  facts,
}: HoldSectionsProps) {
  const [holdCase, setHoldCase] = useState<HoldCase>("expected");
  const { sections, cases } = content;
  const choice = (
    <SelectField
      label="Show"
      required
      value={holdCase}
      onText={(text) => setHoldCase(HOLD_CASES.find((name) => name === text) ?? "expected")}
    >
      {HOLD_CASES.map((name) => (
        <option key={name} value={name}>
          {cases[name]}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className="late-sections">
      <BreaksSection plan={plan} projection={projection} content={sections.breaks} cases={cases} />
      <ReturnsSection projection={projection} content={sections.returns} />
      <ExitsSection exits={projection[holdCase].exits} content={sections.exits} caseName={cases[holdCase]}>
        {choice}
      </ExitsSection>
      <YearsSection years={projection[holdCase].years} content={sections.years} caseName={cases[holdCase]}>
        {choice}
      </YearsSection>
      <MethodSection content={sections.method} definitions={content.definitions} rises={facts.rises} />
      <KeepHold plan={plan} projection={projection} facts={facts} content={sections.keep} />
    </div>
  );
});
