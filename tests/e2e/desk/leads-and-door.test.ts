import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type BuiltSite, startBuiltSite } from "../../setup/site/built-site.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { test } from "../browser.ts";
import { enter, findScreenProblems, giveAuthenticator, invite, REFUSED, sendLead } from "./desk-visit.ts";

/** A separate site: who enters here must not be known to other tests. */
let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite({ hasDesk: true });
});
afterAll(() => site.stop());

describe("the door", () => {
  test("an invite makes a passkey, which lets the person in again", async ({ openPage }) => {
    const page = await enter(site, openPage, "Maria");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Passkeys");
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "desk", httpOnly: true, sameSite: "Strict" });
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: /passkey/i }).click();
    await expect.poll(() => page.getByRole("navigation", { name: "Main" }).textContent()).toContain("Inbox");
    expect(await operate(site, "desk", "people")).toContain("Maria");
  });

  test("removing a passkey and ending sessions needs a passkey at hand", async ({ openPage }) => {
    const page = await enter(site, openPage, "Fay");
    const database = new DatabaseSync(path.join(site.dataFolder, "rentratio.sqlite"));
    database.exec("pragma busy_timeout = 5000; update desk_sessions set proven_at = 1");
    const count = () => database.prepare("select count(*) as count from desk_sessions").get()?.count;
    const before = count();
    await page.getByRole("button", { name: /^End / }).click();
    expect(await page.textContent("main")).toContain("Show your passkey once more");
    expect(count(), "sessions").toBe(before);
    await page.getByRole("button", { name: /passkey/i }).click();
    await page.waitForURL("**/passkeys");
    expect(count(), "a new session in place of the old one").toBe(before);
    database.close();
    await page.getByRole("button", { name: /^End / }).click();
    expect(await page.textContent("main")).toContain("Sign in");
  });

  test("an invite that was used, has expired or was guessed opens nothing", async ({ openPage }) => {
    const used = await invite(site, "Ben");
    const page = await openPage({ baseURL: site.deskUrl, tolerated: REFUSED, hasApplication: false });
    await giveAuthenticator(page);
    await page.goto(used);
    await page.getByRole("button", { name: /passkey/i }).click();
    await page.waitForURL("**/passkeys");
    const expired = await invite(site, "Cleo");
    const database = new DatabaseSync(path.join(site.dataFolder, "rentratio.sqlite"));
    database.exec("pragma busy_timeout = 5000; update desk_invites set expires_at = 1 where used_at is null");
    database.close();
    for (const link of [used, expired, `${site.deskUrl}/invite/${"a".repeat(43)}`]) {
      const response = await page.goto(link);
      expect(response?.status()).toBe(410);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This link cannot be used");
      const post = await page.request.post(`${link}/options`, { headers: { origin: site.deskUrl } });
      expect(post.status()).toBe(410);
    }
  });

  test("an answer that somebody recorded lets nobody in a second time", async ({ openPage }) => {
    const page = await enter(site, openPage);
    await page.getByRole("button", { name: "Sign out" }).click();
    const sent = page.waitForRequest("**/sign-in/verify");
    await page.getByRole("button", { name: /passkey/i }).click();
    const body = (await sent).postData() ?? "";
    await expect.poll(() => page.getByRole("navigation", { name: "Main" }).textContent()).toContain("Inbox");
    const again = await fetch(`${site.deskUrl}/sign-in/verify`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site.deskUrl },
      body,
    });
    expect(again.status).toBe(400);
    expect(again.headers.get("set-cookie")).toBeNull();
  });

  test("whoever is revoked is out at once, and an old passkey no longer helps", async ({ openPage }) => {
    const page = await enter(site, openPage, "Dora");
    await operate(site, "desk", "revoke", "Dora", "--yes");
    expect((await page.goto("/"))?.status()).toBe(401);
    await page.getByRole("button", { name: /passkey/i }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).not.toBe("");
    expect((await page.goto("/"))?.status()).toBe(401);
  });

  test("changes from elsewhere are refused, and so are other names of the machine", async ({ openPage }) => {
    const page = await enter(site, openPage);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const post = (headers: Record<string, string>) =>
      fetch(`${site.deskUrl}/sign-out`, { method: "POST", headers: { cookie, ...headers } });
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ origin: site.deskUrl, "sec-fetch-site": "cross-site" })).status).toBe(403);
    const byNumber = await fetch(site.deskUrl.replace("localhost", "127.0.0.1"), { redirect: "manual" });
    expect(byNumber.headers.get("location")).toBe(`${site.deskUrl}/`);
    expect((await page.goto("/"))?.status()).toBe(200);
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

describe("the inbox", () => {
  test("shows who waits, with the clock of the promise, and a lead is answered from there", async ({
    openPage,
  }) => {
    const reference = await sendLead(site);
    const page = await enter(site, openPage, "Eve");
    await page.goto("/");
    expect(await page.title()).toMatch(/^\(\d+\)/);
    const row = page.getByRole("row", { name: new RegExp(reference) });
    expect(await row.textContent()).toMatch(/answer by/);
    await row.getByRole("link", { name: /Ann <b>Lee<\/b>/ }).click();
    await page.waitForURL(`**/leads/${reference}`);
    await page.getByRole("button", { name: /contacted/i }).click();
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

  test("two people on one lead see each other's change, and lose nothing", async ({ openPage }) => {
    const reference = await sendLead(site);
    const one = await enter(site, openPage);
    await one.goto(`/leads/${reference}`);
    await operate(site, "leads", "status", reference, "declined");
    await one.getByRole("button", { name: /contacted/i }).click();
    expect(await one.textContent("main")).toContain("Somebody else was faster: this lead is declined now.");
    await one.getByRole("button", { name: /contacted/i }).click();
    expect(await one.getByRole("status").first().textContent()).toContain(`${reference} is contacted.`);
  });

  test("search finds names, addresses, numbers and references", async ({ openPage }) => {
    const reference = await sendLead(site, { email: "search@example.com", phone: "(512) 555-0199" });
    const page = await enter(site, openPage);
    for (const typed of [reference, "search@example.com", "555-0199"]) {
      await page.goto(`/?search=${encodeURIComponent(typed)}`);
      expect(await page.textContent("main"), typed).toContain(reference);
    }
    await page.goto("/?search=nobody-has-this-name");
    expect(await page.textContent("main")).not.toContain(reference);
    await page.goto("/?view=all&from=2026-13-45");
    expect(await page.textContent("main")).toContain("A date looks like 2026-11-30.");
  });

  test("single keys move and open, not in fields, and not once they are switched off", async ({
    openPage,
  }) => {
    const reference = await sendLead(site);
    const page = await enter(site, openPage);
    await page.goto("/?view=all");
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
  });

  test("works without scripts", async ({ openPage }) => {
    const reference = await sendLead(site);
    const entered = await enter(site, openPage);
    const cookies = await entered.context().cookies();
    const page = await openPage({ baseURL: site.deskUrl, javaScriptEnabled: false });
    await page.context().addCookies(cookies);
    await page.goto(`/leads/${reference}`);
    await page.getByRole("button", { name: /contacted/i }).click();
    expect(await page.getByRole("status").first().textContent()).toContain(`${reference} is contacted.`);
  });
});

test("axe finds nothing on any screen, narrow or wide, and nothing sticks out", async ({ openPage }) => {
  const reference = await sendLead(site);
  const page = await enter(site, openPage);
  for (const path of ["/", "/?view=all&status=new", `/leads/${reference}`, "/passkeys", "/nothing"]) {
    expect(await findScreenProblems(page, path)).toEqual([]);
  }
});
