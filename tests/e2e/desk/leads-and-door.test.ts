import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { test } from "../browser.ts";
import {
  enroll,
  enter,
  enterBySession,
  findScreenProblems,
  invite,
  openSiteDatabase,
  sendLead,
} from "./desk-visit.ts";

/** A separate site: who enters here must not be known to other tests. */
const site = siteOfAllTests({ isBuilt: true, hasDesk: true });

const post = (url: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(url, { method: "POST", headers: { origin: site.deskUrl, ...headers }, ...(body && { body }) });

describe("the door", () => {
  test("an invite makes a passkey once, which lets the person in again until they are revoked", async ({
    openPage,
  }) => {
    const used = await invite(site, "Maria");
    const page = await enroll(site, openPage, used);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Passkeys");
    expect(await findScreenProblems(page)).toEqual([]);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "desk", httpOnly: true, sameSite: "Strict" });
    const main = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    const sent = page.waitForRequest("**/sign-in/verify");
    await page.getByRole("button", { name: /passkey/i }).click();
    await expect.poll(() => main.textContent()).toContain("Inbox");
    expect(await operate(site, "desk", "people")).toContain("Maria");
    const entered = await operate(site, "audit", "list", "--subject", "Maria");
    expect(entered).toContain("showed a passkey at the desk");

    const recorded = (await sent).postData() ?? "";
    const json = { "Content-Type": "application/json" };
    const again = await post(`${site.deskUrl}/sign-in/verify`, json, recorded);
    expect(again.status, "an answer that somebody recorded").toBe(400);
    expect(again.headers.get("set-cookie")).toBeNull();

    const expired = await invite(site, "Cleo");
    const database = openSiteDatabase(site);
    database.exec("update desk_invites set expires_at = 1 where used_at is null");
    for (const link of [used, expired, `${site.deskUrl}/invite/${"a".repeat(43)}`]) {
      const response = await fetch(link);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain("This link cannot be used");
      expect((await post(`${link}/options`)).status).toBe(410);
    }

    database.exec("update desk_sessions set proven_at = 1");
    const count = () => database.prepare("select count(*) as count from desk_sessions").get()?.count;
    const before = count();
    await page.goto("/passkeys");
    await page.getByRole("button", { name: /^End / }).click();
    expect(await page.textContent("main")).toContain("Show your passkey once more");
    expect(count(), "sessions").toBe(before);
    await page.getByRole("button", { name: /passkey/i }).click();
    await page.waitForURL("**/passkeys");
    expect(count(), "a new session in place of the old one").toBe(before);
    database.close();
    await page.getByRole("button", { name: /^End / }).click();
    expect(await page.textContent("main")).toContain("Sign in");

    await page.getByRole("button", { name: /passkey/i }).click();
    await expect.poll(() => main.textContent()).toContain("Inbox");
    await operate(site, "desk", "revoke", "Maria", "--yes");
    expect((await page.goto("/"))?.status()).toBe(401);
    await page.getByRole("button", { name: /passkey/i }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).not.toBe("");
    expect((await page.request.get("/")).status()).toBe(401);
  });

  test("changes from elsewhere are refused, and so are other names of the machine", async () => {
    const ask = await enterBySession(site);
    const signOut = async (headers: Record<string, string>) =>
      (await ask("/sign-out", { method: "POST", headers })).status;
    expect(await signOut({})).toBe(403);
    expect(await signOut({ origin: "https://evil.example" })).toBe(403);
    expect(await signOut({ origin: site.deskUrl, "sec-fetch-site": "cross-site" })).toBe(403);
    const byNumber = await fetch(site.deskUrl.replace("localhost", "127.0.0.1"), { redirect: "manual" });
    expect(byNumber.headers.get("location")).toBe(`${site.deskUrl}/`);
    expect((await ask("/")).status).toBe(200);
  });

  test("nothing of it is on the public port", async () => {
    const { host } = new URL(site.deskUrl);
    for (const url of ["/invite/x", "/sign-in/options", "/passkeys", "/leads/RR-7K3M9-QXTB2", "/desk.js"]) {
      const plain = await fetch(site.url + url, { headers: { "X-Forwarded-Host": host } });
      expect(plain.status, url).toBe(404);
      expect(await plain.text(), url).not.toContain("desk.css");
    }
  });
});

/** How many rows like the first stand on the screen, from where the list begins. */
function countRowsThatFit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const row = document.querySelector("#inbox tbody tr")?.getBoundingClientRect();
    return row ? Math.floor((innerHeight - row.top) / row.height) : 0;
  });
}

describe("the inbox", () => {
  test("shows who waits, a lead is answered from there, and two people on it lose nothing", async ({
    openPage,
  }) => {
    const reference = await sendLead(site);
    const page = await enter(site, openPage, { name: "Eve" });
    expect(await page.title()).toMatch(/^\(\d+\)/);
    expect(await findScreenProblems(page)).toEqual([]);
    // A phone and a laptop.
    for (const [width, height, least] of [[360, 740, 5] as const, [1280, 900, 14] as const]) {
      await page.setViewportSize({ width, height });
      expect(await countRowsThatFit(page), `${width} x ${height}`).toBeGreaterThanOrEqual(least);
    }
    const row = page.getByRole("row", { name: new RegExp(reference) });
    expect(await row.textContent()).toMatch(/answer by/);
    await row.getByRole("link", { name: /Ann <b>Lee<\/b>/ }).click();
    await page.waitForURL(`**/leads/${reference}`);
    expect(await findScreenProblems(page)).toEqual([]);
    const contacted = page.getByRole("button", { name: "Contacted", exact: true });
    await operate(site, "leads", "status", reference, "declined");
    await contacted.click();
    expect(await page.textContent("main")).toContain("Somebody else was faster: this lead is declined now.");
    await contacted.click();
    expect(await page.getByRole("status").first().textContent()).toContain(`${reference} is contacted.`);
    await page.getByLabel(/note/i).fill("called, calls back on Friday");
    await page.getByRole("button", { name: /note/i }).click();
    const [newest] = await page.getByRole("listitem").allTextContents();
    expect(newest).toMatch(/, Eve.*called, calls back on Friday/);
    expect(await operate(site, "leads", "show", reference)).toContain("Marked as contacted");
    const log = await operate(site, "audit", "list", "--subject", reference);
    expect(log).toContain("Eve");
    expect(log).not.toContain("Friday");
  });

  test("search finds names, addresses, numbers and references", async () => {
    const reference = await sendLead(site, { email: "search@example.com", phone: "(512) 555-0199" });
    const ask = await enterBySession(site);
    const read = async (query: string) => await (await ask(`/?${query}`)).text();
    const row = `href="/leads/${reference}"`;
    for (const typed of [reference, "search@example.com", "555-0199"]) {
      expect(await read(`search=${encodeURIComponent(typed)}`), typed).toContain(row);
    }
    expect(await read("search=nobody-has-this-name")).not.toContain(row);
    expect(await read("view=all&from=2026-13-45")).toContain("A date looks like 2026-11-30.");
  });

  test("single keys move and open, not in fields, and not once they are switched off", async ({
    openPage,
  }) => {
    const reference = await sendLead(site);
    const page = await enter(site, openPage, { path: "/?view=all&status=new" });
    expect(await findScreenProblems(page)).toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
    await page.keyboard.press("j");
    expect(await focused()).toBe(`/leads/${reference}`);
    await page.keyboard.press("/");
    await page.keyboard.type("jk");
    expect(await page.getByRole("searchbox").inputValue()).toBe("jk");
    await page.getByRole("button", { name: "Switch keyboard shortcuts off" }).click();
    await page.getByText("Keyboard shortcuts are off in this browser.").waitFor();
    await page.waitForLoadState();
    await page.keyboard.press("j");
    expect(await focused()).toBe("");
    await page.getByRole("button", { name: "Switch keyboard shortcuts on" }).click();
    await page.getByText("Keyboard shortcuts are on in this browser.").waitFor();
    await page.waitForLoadState();
    await page.keyboard.press("j");
    expect(await focused()).toMatch(/^\/leads\//);
    // As after signing out in another tab.
    await page.route(
      ({ pathname }) => pathname === "/",
      (route) => route.fulfill({ status: 401 }),
    );
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByText("You are signed out: reload the page").waitFor();
    expect(await page.textContent("#inbox")).toBe("");
    await page.unrouteAll();
    await page.goto("/nothing");
    expect(await findScreenProblems(page)).toEqual([]);
  });

  test("several leads are selected, declined as spam and put back; the board moves one by key and by mouse", async ({
    openPage,
  }) => {
    const [one, two] = [await sendLead(site, { state: "VT" }), await sendLead(site, { state: "VT" })];
    // Stands in the last column.
    const declined = await sendLead(site, { state: "VT" });
    await operate(site, "leads", "status", declined, "declined");
    const page = await enter(site, openPage, { path: "/?state=VT", name: "Hal" });
    const spam = page.getByRole("button", { name: "Spam" });
    expect(await spam.count(), "nothing is selected").toBe(0);
    for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    expect(await page.locator("[data-picked]").textContent()).toBe("2 selected");
    expect(await findScreenProblems(page)).toEqual([]);
    await page.keyboard.press("!");
    await page.getByText("2 leads are marked as declined, spam.").waitFor();
    expect(await page.textContent("#inbox")).toContain("2 leads were marked as declined, spam.");
    // The notice can be read before the script runs.
    await page.waitForLoadState();
    await page.keyboard.press("z");
    await page.getByText("2 leads are no longer marked as declined, spam.").waitFor();

    await page.getByRole("link", { name: "Board" }).click();
    expect(await findScreenProblems(page)).toEqual([]);
    await page.keyboard.press("j");
    await page.keyboard.press("]");
    await page.getByText(`${one} is marked as contacted.`).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    await expect.poll(focused).toBe(`/leads/${one}`);
    const column = (status: string) => page.locator(`[data-column=${status}]`);
    await column("new").locator("[data-card]").dragTo(column("contacted"));
    await page.getByText(`${two} is marked as contacted.`).waitFor();
    expect(await column("contacted").locator("[data-card]").count()).toBe(2);
    await column("contacted").locator(`[data-card=${two}]`).dragTo(column("closed"));
    await page.waitForURL(`**/leads/${two}#closing`);
  });

  test("works without scripts", async ({ openPage }) => {
    const reference = await sendLead(site);
    const page = await enter(site, openPage, { path: `/leads/${reference}`, runsScripts: false });
    await page.getByRole("button", { name: "Contacted", exact: true }).click();
    expect(await page.getByRole("status").first().textContent()).toContain(`${reference} is contacted.`);
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Assign" }).click();
    expect(await page.getByRole("status").first().textContent()).toMatch(/is given to Person/);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.getByRole("status").first().textContent()).toMatch(/is no longer given to Person/);
  });
});
