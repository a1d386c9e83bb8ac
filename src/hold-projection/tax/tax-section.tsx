import type { ReactNode } from "react";
import type { HoldCase } from "../../calculators/hold/hold-plan.ts";
import { describeAfterTax } from "../../calculators/hold/tax/tax-text.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";

const loadTables = () => import("./tax-tables.tsx");

/** About the height of the two tables, in pixels. */
const roomFor = (years: number) => 300 + 2 * Math.min(years * 39, 450);

interface TaxSectionProps extends Omit<AnswerProps, "facts"> {
  readonly holdCase: HoldCase;
  /** Chooses the case of the tables. */
  readonly children: ReactNode;
}

/** Only for who asked for it. */
export function TaxSection({ answer: { plan, projection }, content, holdCase, children }: TaxSectionProps) {
  const { years, exits, afterTax } = projection[holdCase];
  if (!plan.afterTax) return null;
  const sentence = describeAfterTax(projection);
  return (
    <ToolSection id="tax" {...content.tax.section} answer={sentence || content.tax.needsPurchase}>
      {afterTax ? (
        <>
          <p className="mb-5 max-w-[60ch] font-semibold max-md:hidden">{sentence}</p>
          <div className="mb-5 max-w-[14rem]">{children}</div>
          <LoadedInView name="tax tables" room={roomFor(years.length)} load={loadTables}>
            {(TaxTables) => (
              <TaxTables
                plan={plan}
                caseName={content.cases[holdCase]}
                exits={exits}
                taxes={afterTax}
                content={content.tax}
              />
            )}
          </LoadedInView>
        </>
      ) : (
        <p className="max-w-[60ch]">{content.tax.needsPurchase}</p>
      )}
    </ToolSection>
  );
}
