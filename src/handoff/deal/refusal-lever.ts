import type { Deal } from "../../calculators/deal/deal.ts";
import { reachRatio } from "../../calculators/deal/target/reach-ratio.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { LenderAnswer } from "../lender/lender-answer.ts";
import type { LenderLimits } from "./fit.ts";
import { type OfferedDeal, sayScore } from "./offered-deal.ts";

interface Refused {
  readonly reason: (LenderAnswer & { readonly kind: "no" })["reason"];
  readonly offered: OfferedDeal;
  /** What the lender's record says. Undefined if it is no longer published. */
  readonly limits: LenderLimits | undefined;
  /** With all its figures, if they are known. */
  readonly deal: Deal | undefined;
}

/** What would change a no: `It asks 1.10; yours is 1.04; $41 more rent a month.` Undefined where no figure of ours says it. */
export function sayLever({ reason, offered, limits, deal }: Refused): string | undefined {
  if (limits === undefined) return undefined;
  switch (reason) {
    case "ratio": {
      const { minDSCR } = limits;
      if (offered.ratio >= minDSCR) return undefined;
      const reached =
        deal && formatRatio(offered.ratio) !== formatRatio(minDSCR) && reachRatio(deal, "rent", minDSCR);
      const more = reached ? `; ${formatUsd(reached.to - reached.lever.from)} more rent a month` : "";
      return `It asks ${formatRatio(minDSCR)}; yours is ${formatRatio(offered.ratio)}${more}.`;
    }
    case "leverage": {
      const most = Math.floor((offered.value * limits.maxLTV) / 100);
      return offered.loan <= most
        ? undefined
        : `It lends up to ${limits.maxLTV}% of the value; ${formatUsd(offered.loan - most)} less loan.`;
    }
    case "amount": {
      const { minLoanAmount, maxLoanAmount } = limits;
      const gap = (limit: number, word: string) =>
        `${formatUsd(limit)}; ${formatUsd(Math.abs(limit - offered.loan))} ${word} loan.`;
      if (offered.loan < minLoanAmount) return `Its smallest loan is ${gap(minLoanAmount, "more")}`;
      return offered.loan > maxLoanAmount ? `Its largest loan is ${gap(maxLoanAmount, "less")}` : undefined;
    }
    case "score": {
      const { minCreditScore = 0 } = limits;
      return offered.scoreFloor < minCreditScore
        ? `It asks a score of ${minCreditScore}; yours is ${sayScore(offered.scoreFloor)}.`
        : undefined;
    }
    case "property": {
      const { maxUnits = Number.POSITIVE_INFINITY } = limits;
      return offered.units > maxUnits
        ? `It takes ${maxUnits === 1 ? "1 unit" : `up to ${maxUnits} units`}; yours has ${offered.units}.`
        : undefined;
    }
    case "place": {
      const { states = [offered.state] } = limits;
      return states.includes(offered.state)
        ? undefined
        : `It lends in ${listInWords(states)}; yours is in ${offered.state}.`;
    }
    case "use": {
      const { uses = [offered.use] } = limits;
      return uses.includes(offered.use)
        ? undefined
        : `It takes ${uses.map((use) => `${use} rentals`).join()} only.`;
    }
    case "capacity":
      return "That is not about your deal: it can be offered there again later.";
  }
}
