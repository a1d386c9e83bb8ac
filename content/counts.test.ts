import { expect, test } from "vitest";
import { faqItems, faqText } from "./faq.ts";
import { legalPageTexts } from "./legal/legal-pages.ts";
import { lenderPartnersText, lenders } from "./lenders.ts";
import { prequalificationSteps, prequalificationText } from "./prequalification-steps.ts";

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const NUMBER = new RegExp(`\\b(?:${WORDS.join("|")}|\\d+)\\b`, "gi");

function readNumber(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word === -1 ? Number(text) : word;
}

test.each([
  [faqText.title, faqItems],
  [faqText.metaDescription, faqItems],
  [faqText.lede, faqItems],
  [lenderPartnersText.metaDescription, lenders],
  [lenderPartnersText.lede, lenders],
  [prequalificationText.title, prequalificationSteps],
  [prequalificationText.metaDescription, prequalificationSteps],
  [prequalificationText.heading, prequalificationSteps],
  [legalPageTexts.terms.metaDescription, legalPageTexts.terms.document.sections],
])("%s: counts what it announces", (text, things) => {
  expect(text.match(NUMBER)?.map(readNumber)).toEqual([things.length]);
});
