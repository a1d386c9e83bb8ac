import { useState } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { RentsBy } from "../../calculators/hold/past/past-holds.ts";
import { PlaceField } from "../../price-history/place-field.tsx";
import { RecordSources } from "../../price-history/record-sources.tsx";
import { useRecord } from "../../price-history/use-record.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { PastAnswer } from "./past-answer.tsx";
import { usePast } from "./use-past.tsx";

interface PastHoldsProps {
  readonly plan: HoldPlan;
  readonly heading: string;
  readonly content: HoldProjectionContent["past"];
}

/** A default export because LoadedInView loads it. */
export default function PastHolds({ plan, heading, content }: PastHoldsProps) {
  const record = useRecord(plan.deal.state.toLowerCase());
  const [rentsBy, setRentsBy] = useState<RentsBy>("record");
  const { history } = record;
  const past = usePast(plan, history, rentsBy);
  return (
    <div>
      <div className="mb-6 grid max-w-[36rem] gap-4 sm:grid-cols-2 print:hidden">
        <PlaceField label={content.place} record={record} />
        {history && (
          <SelectField
            label={content.rents}
            required
            value={rentsBy}
            onText={(text) => setRentsBy(text === "plan" ? "plan" : "record")}
          >
            <option value="record">{content.rentsBy.record}</option>
            <option value="plan">{content.rentsBy.plan}</option>
          </SelectField>
        )}
      </div>
      {past && <PastAnswer {...{ past, heading, content }} />}
      {history && (
        <p className="mt-4 max-w-[62ch] text-sm text-ink-soft">
          {content.limits} <RecordSources {...history} />
        </p>
      )}
    </div>
  );
}
