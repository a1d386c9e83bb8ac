import type { Deal } from "../../calculators/deal/deal.ts";
import { sayPropertyType } from "../../calculators/deal/lenders/property-types.ts";
import { reachRatio } from "../../calculators/deal/target/reach-ratio.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { LenderAnswer } from "../lender/lender-answer.ts";
import type { StoredMatch } from "./fit.ts";
import { type OfferedDeal, sayScore } from "./offered-deal.ts";

interface Refused {
  readonly reason: (LenderAnswer & { readonly kind: "no" })["reason"];
  readonly offered: OfferedDeal;
  /** By what it was offered. Undefined for an offer of before that was stored. */
  readonly matched: StoredMatch | undefined;
  /** With all its figures, if they are known. */
  readonly deal: Deal | undefined;
}

/**
 * What would change a no: `It asks 1.10; yours is 1.04; $41 more rent a month.` Undefined where no figure says it that the
 * lender had confirmed when it got the deal.
 */
export function sayLever({ reason, offered, matched, deal }: Refused): string | undefined {
  if (reason === "capacity") return "That is not about your deal: it can be offered there again later.";
  if (matched === undefined || matched.confirmedOn === null) return undefined;
  const { limits } = matched;
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
      const { maxUnits = Number.POSITIVE_INFINITY, propertyTypes } = limits;
      if (offered.units > maxUnits) {
        return `It takes ${maxUnits === 1 ? "1 unit" : `up to ${maxUnits} units`}; yours has ${offered.units}.`;
      }
      const { propertyType } = offered;
      if (propertyType === "" || propertyTypes === undefined || propertyTypes.includes(propertyType)) {
        return undefined;
      }
      const taken = listInWords(propertyTypes.map((type) => sayPropertyType(type).toLowerCase()));
      return `It takes these types: ${taken}; yours is: ${sayPropertyType(propertyType).toLowerCase()}.`;
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
  }
}
