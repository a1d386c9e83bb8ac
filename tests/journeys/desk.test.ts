import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { sendLead } from "../e2e/desk/desk-visit.ts";
import { startDeskSession } from "../setup/desk-session.ts";
import { type BuiltSite, startBuiltSite } from "../setup/site/built-site.ts";
import { PHONE, test, type Visit } from "./visit.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite({ hasDesk: true });
});
afterAll(() => site.stop());

/** Only Chromium can pretend to have a passkey, so the session starts in the database. */
async function enter(visit: Visit, address = "/"): Promise<void> {
  const token = await startDeskSession(`file:${path.join(site.dataFolder, "rentratio.sqlite")}`);
  await visit.openEarly(site.deskUrl);
  await visit.untilShown("heading", "Sign in");
  await visit.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
    document.cookie = `desk=${value}; path=/; SameSite=Strict`;
  }, token);
  await visit.openEarly(site.deskUrl + address);
}

/** Runs in the page. Until its stylesheet is there, a page may be wider than the screen. */
function hasNoOverflow(): boolean {
  return document.documentElement.scrollWidth <= innerWidth;
}

test("a lead is found, marked as contacted and noted, and Back leads to the inbox", async ({ openVisit }) => {
  const reference = await sendLead(site, { name: "Journey Person" });
  const visit = await openVisit({ size: PHONE });
  await enter(visit);
  await visit.until(hasNoOverflow);
  await visit.click("link", "Journey Person");
  await visit.untilAddress(`/leads/${reference}`);
  await visit.click("button", /contacted/i);
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
  const reference = await sendLead(site, { name: "Key Person" });
  const visit = await openVisit();
  await enter(visit, `/?search=${reference}`);
  await visit.untilShown("link", "Key Person");
  await visit.press("j");
  await visit.until(() => document.activeElement?.tagName === "A");
  await visit.press("Enter");
  await visit.untilAddress(`/leads/${reference}`);
});
