import { readCashFlowEntry } from "../../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { readCashFlowFragment } from "../../calculators/cash-flow-calculator/cash-flow-link.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { readDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { readDscrEntry } from "../../calculators/dscr-calculator/dscr-entry.ts";
import { readDscrFragment } from "../../calculators/dscr-calculator/dscr-link.ts";
import type { Shared } from "../../calculators/sharing/share-link.ts";
import { dealFromCashFlow, dealFromDscr } from "./deal-from-calculators.ts";

/** The other calculators pass their own fragment, prefixed with its origin. */
const ORIGIN = /^#?from=(cash-flow|dscr)&/;

/** A deal from a private link, or the figures of one of the other calculators. */
export function readIncomingDeal(fragment: string): Shared<Deal> {
  const rest = fragment.replace(ORIGIN, "");
  switch (originOf(fragment)) {
    case "cash-flow":
      return mapShared(readCashFlowFragment(rest), (entry) => dealFromCashFlow(readCashFlowEntry(entry)));
    case "dscr":
      return mapShared(readDscrFragment(rest), (entry) => dealFromDscr(readDscrEntry(entry)));
    default:
      return readDealFragment(fragment);
  }
}

export function originOf(fragment: string): "cash-flow" | "dscr" | undefined {
  const [, origin] = ORIGIN.exec(fragment) ?? [];
  return origin === "cash-flow" || origin === "dscr" ? origin : undefined;
}

function mapShared<From, To>(shared: Shared<From>, map: (inputs: From) => To): Shared<To> {
  return shared.kind === "inputs" ? { kind: "inputs", inputs: map(shared.inputs) } : shared;
}
