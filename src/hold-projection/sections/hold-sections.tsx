import { memo, useState } from "react";
import { holdToCsv, holdToJson } from "../../calculators/hold/hold-export.ts";
import { writeHoldFragment } from "../../calculators/hold/hold-link.ts";
import { HOLD_CASES, type HoldCase } from "../../calculators/hold/hold-plan.ts";
import { sayWhenSellingPays } from "../../calculators/hold/hold-text.ts";
import { priceNotes } from "../../calculators/hold/price-text.ts";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";
import { PastSection } from "../past/past-section.tsx";
import { TaxSection } from "../tax/tax-section.tsx";
import { BreaksSection } from "./breaks-section.tsx";
import { ExitsSection } from "./exits-section.tsx";
import { YearsSection } from "./years-section.tsx";

const loadChart = () => import("./returns-chart.tsx");

/** Everything below the answer. Memoized: it is large and changes only after a pause in typing. */
export const HoldSections = memo(function HoldSections({
  method,
  ...props
}: AnswerProps & { readonly method: string }) {
  const { answer, content } = props;
  const { projection } = answer;
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
      <BreaksSection {...props} />
      {/* The next two sections have the figures in tables. */}
      <ToolSection id="returns" {...sections.returns} answer={sayWhenSellingPays(projection.expected.exits)}>
        <LoadedInView name="chart" room="min-h-[33rem] sm:min-h-[27rem]" load={loadChart}>
          {(ReturnsChart) => <ReturnsChart projection={projection} />}
        </LoadedInView>
      </ToolSection>
      <PastSection {...props} />
      <ExitsSection exits={projection[holdCase].exits} content={sections.exits} caseName={cases[holdCase]}>
        {choice}
      </ExitsSection>
      <TaxSection {...props} holdCase={holdCase}>
        {choice}
      </TaxSection>
      <YearsSection years={projection[holdCase].years} content={sections.years} caseName={cases[holdCase]}>
        {choice}
      </YearsSection>
      <ToolSection id="method" {...sections.method}>
        <StaticHtml html={method} />
      </ToolSection>
      <KeepHold {...props} />
    </div>
  );
});

function KeepHold({ answer: { plan, projection }, content, facts }: AnswerProps) {
  const prices = priceNotes(plan, facts.rises);
  return (
    <KeepSection
      path="/hold-projection"
      fileName="hold-projection"
      content={content.sections.keep}
      makeFragment={() => writeHoldFragment(plan)}
      makeCsv={() => holdToCsv(plan, projection, prices)}
      makeJson={() => holdToJson(plan, projection, prices)}
      makeWorkbook={async (url) => {
        const { holdWorkbook } = await import("../../calculators/hold/spreadsheet/hold-workbook.ts");
        return holdWorkbook(plan, { ...facts, url, prices });
      }}
      deal={plan.deal}
    />
  );
}
