import { PrivateLinkButton } from "../sharing/copy-button.tsx";
import { ShareResult } from "../tool/share-result.tsx";
import type { CashFlowResult } from "./cash-flow.ts";
import { type CashFlowEntry, missingBills, readCashFlowEntry } from "./cash-flow-entry.ts";
import { sayInOneLine } from "./cash-flow-in-one-line.ts";
import { writeCashFlowFragment } from "./cash-flow-link.ts";

interface ShareCashFlowProps {
  readonly entry: CashFlowEntry;
  readonly result: CashFlowResult;
}

const PATH = "/cash-flow-calculator";

/** The ways to hand on a result: first the device's own. */
export default function ShareCashFlow({ entry, result }: ShareCashFlowProps) {
  const makeFragment = () => writeCashFlowFragment(entry);
  return (
    <div className="flex flex-wrap gap-x-6">
      <ShareResult
        path={PATH}
        makeFragment={makeFragment}
        title="Cash flow analysis"
        text={sayInOneLine(readCashFlowEntry(entry), result, missingBills(entry))}
      />
      <PrivateLinkButton path={PATH} makeFragment={makeFragment} />
    </div>
  );
}
