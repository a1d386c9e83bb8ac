import { expect, inject } from "vitest";
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

test("several leads are selected, given away and taken back; one moves on the board, is planned, exported and written to", async ({
  openVisit,
}) => {
  const url = inject("siteUrl");
  // A state of their own: other journeys have leads on this site too.
  const [one, two] = [
    await sendLead({ url }, { name: "Bulk One", state: "AK" }),
    await sendLead({ url }, { name: "Bulk Two", state: "AK" }),
  ];
  const visit = await openVisit();
  await enterDesk(visit, "/?state=AK");
  for (const name of ["Bulk One", "Bulk Two"]) await visit.click("checkbox", `Select ${name}`);
  await visit.untilText("2 selected");
  await visit.click("button", "Assign");
  await visit.untilText("2 leads are given to");
  await visit.click("button", "Undo");
  await visit.untilText("2 leads are no longer given to");

  await visit.openEarly(`${inject("deskUrl")}/board?state=AK`);
  await visit.untilShown("link", "Bulk One");
  const isFocused = (href: string) => document.activeElement?.getAttribute("href") === href;
  await visit.press("j");
  await visit.until(isFocused, `/leads/${one}`);
  await visit.press("]");
  await visit.untilText(`${one} is marked as contacted.`);
  // The card keeps the focus, so the next key moves it back.
  await visit.until(isFocused, `/leads/${one}`);
  await visit.press("[");
  await visit.untilText(`${one} is marked as new.`);

  await visit.openEarly(`${inject("deskUrl")}/leads/${two}`);
  await visit.fill(/^What to do/, "ask for the lease");
  await visit.click("button", /^In 3 days/);
  await visit.untilText("Follow-up set for");

  await visit.openEarly(`${inject("deskUrl")}/?state=AK`);
  await visit.untilShown("button", "CSV");
  // A driver cannot see what the browser saves.
  const file = await visit.evaluate(async () => {
    const address = document.querySelector<HTMLInputElement>("form[action='/leads/export'] [name=address]");
    const body = new URLSearchParams({ address: address?.value ?? "", format: "csv" });
    return await (await fetch("/leads/export", { method: "POST", body })).text();
  });
  expect(file).toContain(one);
  expect(file).toContain(two);
  expect(file.trim().split("\n")).toHaveLength(3);

  await visit.openEarly(`${inject("deskUrl")}/leads/${two}/write`);
  await visit.click("link", "An empty mail");
  await visit.fill("Subject", "Your request");
  await visit.fill("Text", "May I call today?");
  await visit.click("button", "Send");
  // This site has no mail server.
  await visit.untilText("The mail to Bulk Two was put into a file and not sent");
});
