import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import { OFFER_TABLE } from "../../calculators/offers/offer.ts";
import type { Question } from "../../calculators/offers/questions.ts";
import { formatUsd } from "../../dscr/money.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";

/** A question with its amount and its lines filled in. */
export function sayQuestion(
  { id, amount = 0, month = 0, lines = [] }: Question,
  { questions }: Pick<CompareOffersContent, "questions">,
): string {
  const words: Readonly<Record<string, string>> = {
    amount: formatUsd(amount),
    lines: listInWords(lines.map((line) => OFFER_TABLE[line].name.toLowerCase())),
    month: `${month}`,
  };
  return questions[id].replaceAll(/\{(\w+)\}/g, (mark, word) => words[word] ?? mark);
}
