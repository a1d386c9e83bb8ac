import { describe, expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { findDatedLegalPage } from "./legal-catalog.server.ts";

function cookiesText(countsVisits: boolean): string {
  const { sections } = findDatedLegalPage(shippedContent, "/privacy").contentFor({ countsVisits }).document;
  return sections.find(({ id }) => id === "cookies-and-tracking")?.paragraphs.join("\n") ?? "";
}

describe("the privacy policy", () => {
  test("says that no visit counter is kept while it is off", () => {
    expect(cookiesText(false)).toContain("no visit counter is kept");
    expect(cookiesText(false)).not.toContain("keeps no IP address");
  });

  test("says what the visit counter does while it is on", () => {
    expect(cookiesText(true)).toContain("keeps these sums for 24 months");
    expect(cookiesText(true)).not.toContain("no visit counter is kept");
  });

  test("says either way that Sec-GPC is honored", () => {
    for (const countsVisits of [true, false]) {
      expect(cookiesText(countsVisits)).toContain("We honor the Global Privacy Control signal (Sec-GPC).");
    }
  });
});
