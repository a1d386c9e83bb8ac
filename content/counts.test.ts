import { expect, test } from "vitest";
import { shippedContent } from "../tests/setup/shipped-content.ts";
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
  [faqText.title, faqItems(shippedContent)],
  [faqText.metaDescription, faqItems(shippedContent)],
  [faqText.lede, faqItems(shippedContent)],
  [lenderPartnersText(shippedContent).metaDescription, lenders(shippedContent)],
  [lenderPartnersText(shippedContent).lede, lenders(shippedContent)],
  [prequalificationText.title, prequalificationSteps],
  [prequalificationText.metaDescription, prequalificationSteps],
  [prequalificationText.heading, prequalificationSteps],
  [
    legalPageTexts(shippedContent).terms.metaDescription,
    legalPageTexts(shippedContent).terms.document.sections,
  ],
])("%s: counts what it announces", (text, things) => {
  expect(text.match(NUMBER)?.map(readNumber)).toEqual([things.length]);
});
