import { describe } from "vitest";
import { test } from "./visit.ts";

describe("before the application has started", () => {
  test("a link leads to its page", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/");
    await visit.click("link", "Requirements");
    await visit.untilAddress("/dscr-loan-requirements");
    await visit.untilShown("heading", /^DSCR Loan Requirements/);
  });

  test("a question opens at the first click", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/faq");
    await visit.click("heading", "What is a DSCR loan?");
    await visit.untilShown("region", "What is a DSCR loan?");
  });
});
