import { inject } from "vitest";
import { sendLead } from "../e2e/desk/desk-visit.ts";
import { enterDesk } from "./enter-desk.ts";
import { PHONE, test } from "./visit.ts";

/** Runs in the page. Until its stylesheet is there, a page may be wider than the screen. */
function hasNoOverflow(): boolean {
  return document.documentElement.scrollWidth <= innerWidth;
}

test("a lead is found, marked as contacted and noted, and Back leads to the inbox", async ({ openVisit }) => {
  const reference = await sendLead({ url: inject("siteUrl") }, { name: "Journey Person" });
  const visit = await openVisit({ size: PHONE });
  await enterDesk(visit, `/?search=${reference}`);
  await visit.until(hasNoOverflow);
  await visit.click("link", "Journey Person");
  await visit.untilAddress(`/leads/${reference}`);
  await visit.click("button", "Contacted");
  await visit.untilText(`${reference} is contacted.`);
  await visit.fill(/note/i, "Calls back on Monday");
  await visit.click("button", /note/i);
  await visit.untilText("Noted.");
  await visit.reloadEarly();
  await visit.untilText("Calls back on Monday");
  await visit.until(hasNoOverflow);
  await visit.click("link", "Inbox");
  await visit.untilAddress("/");
  await visit.back();
  await visit.untilAddress(`/leads/${reference}`);
});

test("keys go from lead to lead and open one", async ({ openVisit }) => {
  const reference = await sendLead({ url: inject("siteUrl") }, { name: "Key Person" });
  const visit = await openVisit();
  await enterDesk(visit, `/?search=${reference}`);
  await visit.untilShown("link", "Key Person");
  await visit.press("j");
  await visit.until(() => document.activeElement?.tagName === "A");
  await visit.press("Enter");
  await visit.untilAddress(`/leads/${reference}`);
});
