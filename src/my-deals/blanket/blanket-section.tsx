import { useMemo, useState } from "react";
import { fillRows, showRows } from "../../calculators/fields/field-rows.ts";
import {
  BLANKET_TABLE,
  type BlanketTerms,
  LEAST_HOUSES,
} from "../../calculators/my-deals/blanket/blanket-fields.ts";
import { blanketOf } from "../../calculators/my-deals/blanket/blanket-loan.ts";
import type { ComparedDeal } from "../../calculators/my-deals/portfolio.ts";
import { BlanketForm } from "./blanket-form.tsx";
import type { BlanketProps } from "./blanket-props.ts";
import { BlanketResult } from "./blanket-result.tsx";
import { KeepBlanket } from "./keep-blanket.tsx";

interface BlanketSectionProps extends BlanketProps {
  readonly deals: readonly ComparedDeal[];
  readonly terms: BlanketTerms;
}

/** Terms and houses on one side, what one loan comes to on the other. */
export default function BlanketSection({ deals, terms: initial, content, facts }: BlanketSectionProps) {
  const [entry, setEntry] = useState(() => showRows(BLANKET_TABLE, initial));
  /** Deals that were kept since stand under the loan, too. */
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const houses = useMemo(() => deals.filter(({ id }) => !leftOut.includes(id)), [deals, leftOut]);
  const terms = useMemo(() => fillRows(BLANKET_TABLE, (row, field) => row.parse(entry[field])), [entry]);
  const blanket = useMemo(
    () =>
      blanketOf(
        houses.map(({ deal }) => deal),
        terms,
      ),
    [houses, terms],
  );
  const set = { houses, terms };
  return (
    <div className="pb-2">
      <BlanketForm
        deals={deals}
        leftOut={leftOut}
        onLeftOut={setLeftOut}
        entry={entry}
        onEntry={setEntry}
        content={content}
      />
      {houses.length < LEAST_HOUSES ? (
        <p role="status" className="mt-6 border-l-3 border-marginal pl-4">
          {content.tooFew}
        </p>
      ) : (
        <>
          <BlanketResult blanket={blanket} set={set} content={content} />
          <KeepBlanket set={set} content={content} facts={facts} />
        </>
      )}
    </div>
  );
}
