import { listInWords } from "../ui/text/list-in-words.ts";
import type { PublicLender } from "./lender.ts";
import type { DirectoryChoice } from "./lender-directory.ts";

/** What the visitor has said about the deal. */
type Wish = Pick<DirectoryChoice, "ratio" | "score" | "rental">;

type Limits = Pick<PublicLender, "minDSCR" | "minCreditScore" | "uses">;

/** A wish, and what one lender says to it. What a lender has not stated neither fits nor fails. */
interface Rule {
  /** "a ratio of 1.05" */
  readonly wish: string;
  readonly answer: (lender: Limits) => "fits" | "unstated" | { readonly miss: string };
}

function rulesOf({ ratio, score, rental }: Wish): readonly Rule[] {
  const rules: Rule[] = [];
  if (ratio !== "any") {
    rules.push({
      wish: `a ratio of ${ratio}`,
      answer: ({ minDSCR }) =>
        minDSCR <= Number(ratio) ? "fits" : { miss: `It asks for a ratio of ${minDSCR.toFixed(2)} or more.` },
    });
  }
  if (score !== "any") {
    rules.push({
      wish: `a credit score of ${score}`,
      answer: ({ minCreditScore }) => {
        if (minCreditScore === undefined) return "unstated";
        return minCreditScore <= Number(score)
          ? "fits"
          : { miss: `It asks for a credit score of ${minCreditScore} or more.` };
      },
    });
  }
  if (rental !== "any") {
    rules.push({
      wish: `a ${rental} rental`,
      answer: ({ uses }) => {
        if (uses === undefined) return "unstated";
        return uses.includes(rental) ? "fits" : { miss: `It takes ${uses.join(" and ")} rentals only.` };
      },
    });
  }
  return rules;
}

export interface LenderFit {
  /** Why the lender does not fit; empty if it does. */
  readonly misses: readonly string[];
  /** "a credit score of 660": the lender does not say whether it takes that. */
  readonly unstated: readonly string[];
}

export function fitOf(lender: Limits, wish: Wish): LenderFit {
  const answers = rulesOf(wish).map((rule) => ({ rule, answer: rule.answer(lender) }));
  return {
    misses: answers.flatMap(({ answer }) => (typeof answer === "object" ? [answer.miss] : [])),
    unstated: answers.flatMap(({ rule, answer }) => (answer === "unstated" ? [rule.wish] : [])),
  };
}

/** One sentence for each wish: how many lenders take it, and how many do not say. */
export function describeFits(lenders: readonly Limits[], wish: Wish): readonly string[] {
  return rulesOf(wish).map((rule) => {
    const answers = lenders.map(rule.answer);
    const fits = answers.filter((answer) => answer === "fits").length;
    const unstated = answers.filter((answer) => answer === "unstated").length;
    const whole = lenders.length;
    if (unstated === whole) return `No lender here states whether it takes ${rule.wish}.`;
    const silence = unstated === 0 ? "" : `; ${unstated} ${unstated === 1 ? "does" : "do"} not say`;
    return `${fits} of ${whole} ${fits === 1 ? "takes" : "take"} ${rule.wish}${silence}.`;
  });
}

/** For the lead form: what the directory cannot answer. Undefined if nothing was chosen. */
export function questionAbout(wish: Wish): string | undefined {
  const wishes = rulesOf(wish).map((rule) => rule.wish);
  return wishes.length === 0 ? undefined : `Which lenders take ${listInWords(wishes)}?`;
}
