import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { waitForMail } from "../../setup/site/site-mails.ts";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { enter, sendLead } from "./desk-visit.ts";

/** A separate site: its requests must not be seen by other tests. */
const site = siteOfAllTests({ isBuilt: true, hasDesk: true });

/** The link in a mail, on the site of this test. */
async function readLink(email: string, subject: string): Promise<string> {
  const mail = await waitForMail(email, subject, site.dataFolder);
  const link = /https?:\/\/\S+?(\/privacy-request\/\w+\?token=[0-9a-f]+)/.exec(mail)?.[1];
  if (link === undefined) throw new Error("The mail has no link");
  return site.url + link;
}

async function fillRequest(page: Page, kind: string, email: string): Promise<void> {
  await page.getByRole("radio", { name: kind }).check();
  await page.getByRole("textbox", { name: "Your email address" }).fill(email);
  await page.getByRole("button", { name: "Send my request" }).click();
}

async function ask(page: Page, kind: string, email: string): Promise<void> {
  await page.goto(`${site.url}/privacy-request`);
  await fillRequest(page, kind, email);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const listRequests = async () => JSON.parse(await operate(site, "privacy", "requests", "--json"));

describe("a privacy request", () => {
  test("without scripts: a deletion is proven, looked through, confirmed, done and told", async ({
    openPage,
  }) => {
    const email = "gone@person.example";
    const phone = "(512) 555-0171";
    const reference = await sendLead(site, { name: "Zoe Gone", email, phone });
    const linked = await sendLead(site, { name: "Zoe Linked", email: "other@person.example", phone });
    const visitor = await openPage({ baseURL: site.url, javaScriptEnabled: false });
    await ask(visitor, "Delete my data", email);
    expect(await heading(visitor)).toBe("Check your inbox");

    const link = await readLink(email, "Please confirm your privacy request");
    await visitor.goto(link);
    expect(await listRequests()).toEqual([]);
    await visitor.getByRole("button", { name: "Yes, this is my request" }).click();
    const status = visitor.url();
    expect(await visitor.getByRole("main").textContent()).toContain("We are working on it");
    const [request] = await listRequests();
    await waitForMail("hello@rentratio.example", `Privacy request ${request.reference}`, site.dataFolder);

    const desk = await enter(site, openPage, { path: "/privacy" });
    await desk.getByRole("link", { name: "deletion" }).click();
    expect(await findViolations(desk)).toEqual([]);
    await desk.getByRole("button", { name: "Go on to the deletion" }).click();
    const spared = desk.getByRole("region", { name: "Left alone" });
    expect(await spared.textContent()).toContain(linked);
    expect(await desk.getByRole("region", { name: "This goes" }).textContent()).toContain(reference);
    await desk.getByRole("button", { name: "Yes, delete for good" }).click();
    expect(await desk.getByRole("status").first().textContent()).toContain("Deleted");
    expect(await desk.getByRole("main").textContent()).not.toContain(email);
    expect(await operate(site, "leads", "list")).toContain(linked);
    expect(await operate(site, "leads", "list")).not.toContain(reference);

    await waitForMail(email, `Your privacy request ${request.reference}: done`, site.dataFolder);
    await visitor.goto(status);
    expect(await visitor.getByRole("main").textContent()).toContain("Your data was deleted.");
  });

  test("with scripts: survives a lost connection, and a copy is downloaded from the private page, once it was released", async ({
    openPage,
  }) => {
    const email = "copy@person.example";
    const reference = await sendLead(site, { name: "Cora Copy", email });
    const visitor = await openPage({
      baseURL: site.url,
      tolerated: /Failed to load resource|ERR_/,
    });
    await visitor.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
    await visitor.goto("/privacy-request");
    await visitor.getByText("Your browser sends a Global Privacy Control signal. We honor it").waitFor();
    await visitor.context().setOffline(true);
    await fillRequest(visitor, "Send me a copy", email);
    await visitor.getByRole("alert").filter({ hasText: "What you typed is still here" }).waitFor();
    expect(await visitor.getByRole("textbox", { name: "Your email address" }).inputValue()).toBe(email);
    await visitor.context().setOffline(false);
    await visitor.getByRole("button", { name: "Send my request" }).click();
    await visitor.getByRole("heading", { name: "Check your inbox" }).waitFor();
    await visitor.goto(await readLink(email, "Please confirm your privacy request"));
    await visitor.getByRole("button", { name: "Yes, this is my request" }).click();
    await visitor.waitForURL("**/privacy-request/status?token=*");
    expect(await findViolations(visitor)).toEqual([]);
    const copyUrl = visitor.url().replace("/status", "/copy");
    expect((await fetch(copyUrl, { redirect: "manual" })).status).toBe(302);

    const open = (await listRequests()).find((one: { answer?: object }) => one.answer === undefined);
    await operate(site, "privacy", "answer", open.reference);
    await visitor.goto(await readLink(email, `Your privacy request ${open.reference}: done`));
    const downloading = visitor.waitForEvent("download");
    await visitor.getByRole("link", { name: "Download my copy" }).click();
    const copy = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
    expect(copy.leads).toMatchObject([{ lead: { reference, email } }]);
    expect(copy.privacyRequests).toMatchObject([{ kind: "export" }]);
  });

  test("where nothing is stored, the person learns it at once, and nobody else does", async ({
    openPage,
  }) => {
    const email = "nobody@person.example";
    const visitor = await openPage({ baseURL: site.url, javaScriptEnabled: false });
    await ask(visitor, "Correct my data", email);
    expect(await heading(visitor)).toBe("Check your inbox");
    await visitor.goto(await readLink(email, "Please confirm your privacy request"));
    await visitor.getByRole("button", { name: "Yes, this is my request" }).click();
    expect(await visitor.getByRole("main").textContent()).toContain("nothing about you is stored");
  });
});

test("the desk keeps what was typed for a request by phone, corrects the lead, and answers once", async ({
  openPage,
}) => {
  const reference = await sendLead(site, { name: "Anne Misspelt", phone: "(512) 555-0188" });
  const desk = await enter(site, openPage, { path: "/privacy?who=5125550188" });
  expect(await desk.getByRole("region", { name: "What is stored about somebody" }).textContent()).toContain(
    reference,
  );
  expect(await findViolations(desk)).toEqual([]);
  await desk.getByLabel("Their address, number or reference").fill("somebody");
  await desk.getByLabel("They ask for").selectOption("correct");
  await desk.getByLabel("It came by").selectOption("phone");
  await desk.getByRole("button", { name: "Enter the request" }).click();
  expect(await desk.getByRole("alert").textContent()).toContain("Enter a whole e-mail address");
  expect(await desk.getByLabel("They ask for").inputValue()).toBe("correct");
  await desk.getByLabel("Their address, number or reference").fill("(512) 555-0188");
  await desk.getByRole("button", { name: "Enter the request" }).click();
  await desk.waitForURL("**/privacy/PR-*");

  await desk.getByRole("button", { name: "Correct the leads" }).click();
  expect(await desk.getByRole("alert").textContent()).toBe("Nothing is changed yet.");
  await desk.getByLabel("Name", { exact: true }).fill("Anne Correct");
  await desk.getByRole("button", { name: "Correct the leads" }).click();
  expect(await desk.getByRole("status").first().textContent()).toContain("Tell the person yourself.");
  expect(await operate(site, "leads", "show", reference)).toContain("Anne Correct");
  const again = await desk.request.post(`${desk.url()}/decline`, {
    headers: { origin: site.deskUrl },
    form: { note: "Too late" },
  });
  expect(again.status()).toBe(409);
  expect(await again.text()).toContain("Somebody else was faster");
});
