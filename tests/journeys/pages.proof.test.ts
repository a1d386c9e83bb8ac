import { describe, expect, inject } from "vitest";
import { listKindsOfPages } from "../setup/site/kinds-of-pages.ts";
import { PHONE, test } from "./visit.ts";

const PARTS = [0, 1, 2];

describe("every kind of page", () => {
  test.for(PARTS)(
    "starts without a complaint and fits a phone, part %i",
    { timeout: 300_000 },
    async (part, { openVisit }) => {
      const visit = await openVisit({ size: PHONE });
      const kinds = await listKindsOfPages(inject("siteUrl"));
      const findings: string[] = [];
      for (const path of kinds.filter((_, index) => index % PARTS.length === part)) {
        await visit.open(path);
        await visit.until(() => document.readyState === "complete");
        expect(await visit.evaluate(() => innerWidth)).toBe(PHONE.width);
        const overflow = await visit.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) findings.push(`${path}: ${overflow} px wider than the screen`);
        findings.push(...(await visit.takeComplaints()).map((complaint) => `${path}: ${complaint}`));
      }
      expect(findings).toEqual([]);
    },
  );
});
