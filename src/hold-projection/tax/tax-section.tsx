import { describeAfterTax } from "../../calculators/hold/tax/tax-text.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";

const loadTables = () => import("./tax-tables.tsx");

/** About the height of the two tables, in pixels. */
const roomFor = (years: number) => 300 + 2 * Math.min(years * 39, 400);

/** Only for who asked for it. */
export function TaxSection({ answer: { plan, projection }, content }: Omit<AnswerProps, "facts">) {
  const { expected } = projection;
  if (!plan.afterTax) return null;
  const sentence = describeAfterTax(projection);
  return (
    <ToolSection id="tax" {...content.tax.section} answer={sentence || content.tax.needsPurchase}>
      {expected.afterTax ? (
        <>
          <p className="mb-5 max-w-[60ch] font-semibold max-md:hidden">{sentence}</p>
          <LoadedInView name="tax tables" room={roomFor(expected.years.length)} load={loadTables}>
            {(TaxTables) => (
              <TaxTables plan={plan} exits={expected.exits} taxes={expected.afterTax} content={content.tax} />
            )}
          </LoadedInView>
        </>
      ) : (
        <p className="max-w-[60ch]">{content.tax.needsPurchase}</p>
      )}
    </ToolSection>
  );
}
