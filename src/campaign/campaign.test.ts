import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../tests/setup/properties.ts";
import { addCampaign, campaignQuery, hasOtherParameters } from "./campaign.ts";

const FACEBOOK = "?utm_source=facebook&utm_campaign=fb-texas";
const CARRIED = "utm_source=facebook&utm_campaign=fb-texas";

describe("the campaign of a query", () => {
  test.each([
    ["no query", "", ""],
    ["nothing but a question mark", "?", ""],
    ["a campaign", FACEBOOK, CARRIED],
    ["among other parameters", "?tab=1&utm_source=mail&fbclid=x", "utm_source=mail"],
    ["unknown labels", "?utm_id=1&utm_sourcey=2&xutm_source=3", ""],
    ["no value", "?utm_source=&utm_medium&utm_term=dscr+loan", "utm_term=dscr+loan"],
    ["in the order of the list", "?utm_campaign=fb-texas&utm_source=facebook", CARRIED],
    ["the same label twice", "?utm_source=first&utm_source=second", "utm_source=first"],
    ["in the value of another parameter", "?q=utm_source=x", ""],
    ["percent-encoded", "?utm_term=caf%C3%A9%20%22x%22", "utm_term=caf%C3%A9%20%22x%22"],
    ["placeholders of an advertising tool", "?utm_term={{ad.name}}", "utm_term={{ad.name}}"],
    ["markup", '?utm_source="><script>&utm_term=ok', "utm_term=ok"],
    ["an entity without its ampersand", "?utm_source=quot;x", "utm_source=quot;x"],
    ["control characters", "?utm_source=a\r\nb&utm_term=\u0000", ""],
  ])("%s", (_, search, campaign) => {
    expect(campaignQuery(search)).toBe(campaign);
  });

  test("has a limit, and longer labels are left out", () => {
    const long = `utm_term=${"x".repeat(150)}`;
    expect(campaignQuery(`?utm_source=a&${long}`)).toBe(`utm_source=a&${long}`);
    expect(campaignQuery(`?utm_source=a&${long}x`)).toBe("utm_source=a");
  });

  test("needs no escaping in HTML but for the ampersand, whatever the query", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("utm_source", "utm_term", "q"), fc.string())),
        (pairs) => {
          const campaign = campaignQuery(`?${pairs.map((pair) => pair.join("=")).join("&")}`);
          expect(campaign).toMatch(/^[^"'<>\s#\\]*$/);
          expect(campaignQuery(`?${campaign}`)).toBe(campaign);
        },
      ),
      cases(),
    );
  });
});

describe("other parameters", () => {
  test.each([
    ["", false],
    ["?", false],
    [FACEBOOK, false],
    ["?utm_source=<b>", false],
    ["?utm_source=a&source=texas", true],
    ["?utm_id=1", true],
    ["?fbclid=1", true],
  ])("%o: %o", (search, expected) => {
    expect(hasOtherParameters(search)).toBe(expected);
  });
});

describe("a link", () => {
  test.each([
    ["/contact", `/contact?${CARRIED}`],
    ["/", `/?${CARRIED}`],
    ["/contact?source=texas", `/contact?source=texas&${CARRIED}`],
    ["/faq#what-is-dscr", `/faq?${CARRIED}#what-is-dscr`],
    ["/search?q=a%26b#x?y", `/search?q=a%26b&${CARRIED}#x?y`],
    ["?tab=2", `?tab=2&${CARRIED}`],
    ["#results", `?${CARRIED}#results`],
    ["", `?${CARRIED}`],
  ])("to %o carries the campaign", (to, expected) => {
    expect(addCampaign(to, FACEBOOK)).toBe(expected);
    expect(addCampaign(to, "?tab=2")).toBe(to);
    expect(addCampaign(expected, FACEBOOK)).toBe(expected);
  });

  test.each([
    "https://elsewhere.example/page",
    "//elsewhere.example/page",
    "mailto:info@example.com",
    "tel:+15125550142",
    "/dscr-news/feed.xml",
    "/files/guide.pdf",
    "/contact?utm_source=own",
    "/contact?source=x&utm_term=own#form",
  ])("to %o stays as it is", (to) => {
    expect(addCampaign(to, FACEBOOK)).toBe(to);
  });
});
