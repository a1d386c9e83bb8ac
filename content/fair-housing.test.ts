import { expect, test } from "vitest";
import { listPages } from "../src/site/site-pages.server.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";

/**
 * Words that say who lives, or should live, in a house: family, age, faith, origin, and schools or safety that stand for
 * them. A page describes the house, its costs and its market (42 U.S.C. 3604(c)). Laws keep their words: "the exemption
 * helps seniors", "one- and two-family houses", "levies for schools".
 */
const tenantWords = [
  /\b(?:working|young|military|suburban|local|health-care|larger|growing)[- ]famil(?:y|ies)\b/i,
  /(?<!-)\bfamil(?:y|ies)[- ](?:houses?|homes?|housing|leases?|tenants?|demand|friendly|oriented|who (?:want|rent|work)|neighborhoods?)\b/i,
  /\b(?:attract|draw|house|rents?|renting|appeal|suit)s? (?:\w+ ){0,2}famil(?:y|ies)\b/i,
  /\b(?:good|better|best|great|top|strong|desirable|sought-after|excellent|newer|own) (?:\w+ and )?schools?\b(?! (?:tax|lev))/i,
  /\b(?:desirable|good|strong|top) school districts?\b/i,
  /\bfor (?:the|its|their) schools\b/i,
  /\bretirees?\b(?! who live on assets)/i,
  /\b(?:young|younger|youngest|mature|older|elderly) (?:tenants?|renters?|people|population|professionals?|couples?|households?)\b/i,
  /\b(?:blue|white)-collar\b/i,
  /\b(?:steady|stable|reliable|loyal|quiet|quieter|quality|good|better|salaried|professional|respectable|working) (?:long-term )?(?:tenants?|renters?|tenanc(?:y|ies))\b/i,
  /\b(?:safe|safer|quiet|exclusive|upscale|respectable|desirable) (?:street|area|neighborhood|suburb|part)s?\b/i,
  /\b(?:tenants?|renters?) (?:who )?(?:earn|pay) (?:well|reliably|on time)\b/i,
  /\b(?:empty nesters?|singles|bachelors?|no children|church(?:es)?|ethnic|immigrants?|crime)\b/i,
];

const tellsWhoLivesThere = (text: string) => tenantWords.some((word) => word.test(text));

test("pages describe the house and never the tenant", () => {
  const described = listPages(shippedContent).map(({ path, title, description }) => ({
    path,
    text: `${title}. ${description}`,
  }));
  const found = [...shownPages, ...described].flatMap(({ path, text }) =>
    text
      .split(/(?<=[.?!])\s+|\n/)
      .filter(tellsWhoLivesThere)
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "Jobs in the East Valley draw families to three-bedroom houses near good schools.",
  "Two- to four-flats rent to working families and hospital staff.",
  "Johnson County offers better schools, higher prices and tighter ratios.",
  "Newer suburban houses with strong schools and long leases.",
  "A suburb where tenants renew for the schools.",
  "Counties that rent townhouses to families who want suburban schools.",
  "Family houses, northeast and far west",
  "Retirees and second-home buyers drive two counties.",
  "A town that is known for steady tenants.",
])("is found: %s", (sentence) => {
  expect(tellsWhoLivesThere(sentence)).toBe(true);
});

test.each([
  "Single-family houses and two-family houses qualify.",
  "The homestead exemption helps only seniors and disabled owners.",
  "Referendum levies for schools sit outside the cap.",
  "You certify that neither you nor your family will live there.",
])("is left alone: %s", (sentence) => {
  expect(tellsWhoLivesThere(sentence)).toBe(false);
});
