import { expect, test } from "vitest";
import { faqItems, faqText } from "./faq.ts";
import { legalPageTexts } from "./legal/legal-pages.ts";
import { lenderPartnersText, lenders } from "./lenders.ts";
import { prequalificationSteps, prequalificationText } from "./prequalification-steps.ts";

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

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
  const numbers = text
    .toLowerCase()
    .match(/\b([a-z]+|\d+)\b/g)
    ?.filter((word) => WORDS.includes(word) || /^\d+$/.test(word));
  expect(numbers?.map((word) => (/^\d+$/.test(word) ? Number(word) : WORDS.indexOf(word)))).toEqual([
    things.length,
  ]);
});
