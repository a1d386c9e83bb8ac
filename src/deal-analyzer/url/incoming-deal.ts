import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { readCashFlowEntry } from "../../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { readCashFlowFragment } from "../../calculators/cash-flow-calculator/cash-flow-link.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { readDealFragment, writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import {
  EMPTY_ENTRY,
  EXAMPLE_ENTRY,
  entryOf,
  missingIn,
  readEntry,
} from "../../calculators/deal-form/deal-entry.ts";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";
import { readDscrEntry } from "../../calculators/dscr-calculator/dscr-entry.ts";
import { readDscrFragment } from "../../calculators/dscr-calculator/dscr-link.ts";
import { mapShared, type Shared } from "../../calculators/sharing/share-link.ts";
import { dealFromCashFlow, dealFromDscr } from "./deal-from-calculators.ts";

type Origin = keyof DealAnalyzerContent["originNotes"];

const ORIGINS = [
  "cash-flow",
  "dscr",
  "home",
  "home-change",
  "deal",
  "my-deals",
  "guide",
] as const satisfies readonly Origin[];

/** The other tools pass their own fragment, prefixed with its origin. */
const ORIGIN = new RegExp(`^#?from=(${ORIGINS.join("|")})&`);

/** A deal from a private link, a kept deal, or the figures of one of the other tools. */
export function readIncomingDeal(fragment: string): Shared<Deal> {
  const rest = fragment.replace(ORIGIN, "");
  switch (originOf(fragment)) {
    case "cash-flow": {
      const shared = readCashFlowFragment(rest);
      // A term that is no loan's has no result there, and so no link.
      if (shared.kind === "inputs" && readCashFlowEntry(shared.inputs).loanTermYears === 0) {
        return { kind: "unreadable" };
      }
      return mapShared(shared, dealFromCashFlow);
    }
    case "dscr":
      return mapShared(readDscrFragment(rest), (entry) => dealFromDscr(readDscrEntry(entry), entry.loan));
    default:
      return readDealFragment(rest);
  }
}

export function originOf(fragment: string): Origin | undefined {
  const [, origin] = ORIGIN.exec(fragment) ?? [];
  return ORIGINS.find((name) => name === origin);
}

/** The figures of the page. */
export const DEAL_FIGURES = {
  example: EXAMPLE_ENTRY,
  empty: EMPTY_ENTRY,
  readFragment: (fragment: string) => mapShared(readIncomingDeal(fragment), entryOf),
  writeFragment: (entry: DealEntry) => writeDealFragment(readEntry(entry)),
  missingIn,
  answerTo: readEntry,
};
