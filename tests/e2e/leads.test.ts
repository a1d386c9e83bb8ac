import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findStoredLead } from "../setup/site/site-leads.ts";
import { findViolations } from "./axe.ts";
import { test, waitForScripts } from "./browser.ts";

const REFERENCE = /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/;
/** Chromium logs the responses that these tests provoke. */
const PROVOKED = /Failed to load resource.*\/api\/lead/;
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const submitButton = (form: Page | Locator) =>
  form.getByRole("button", { name: /Get My DSCR Loan Options|Sending/ });
const consentBox = (form: Page | Locator) => form.getByRole("checkbox");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });

async function fill(form: Page | Locator, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    "Full Name": "Dana Investor",
    Email: "dana@example.com",
    "Phone Number": "(512) 555-0142",
  };
  for (const [label, value] of Object.entries({ ...values, ...changes })) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

async function readReference(page: Page): Promise<string> {
  const text = await page.getByText(REFERENCE).first().textContent();
  return REFERENCE.exec(text ?? "")?.[0] ?? "";
}

describe("the lead form", () => {
  test("waits for the consent, and says so", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    const button = submitButton(page);
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect(await page.getByText("Tick the box above to continue").isVisible()).toBe(true);
    await consentBox(page).check();
    expect(await button.isEnabled()).toBe(true);
    await consentBox(page).uncheck();
    expect(await button.isDisabled()).toBe(true);
  });

  test("offers 50 states, five purposes, and the consent text with the partners' names", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/contact");
    const options = (label: RegExp) => page.getByLabel(label).locator("option").allTextContents();
    expect(await options(/^State/)).toHaveLength(51);
    expect(await options(/^Loan Purpose/)).toEqual([
      "Choose",
      "Purchase Investment Property",
      "Refinance Existing Loan",
      "Cash-Out Refinance",
      "Portfolio/Multiple Properties",
      "Other",
    ]);
    const label = page.locator("label", { hasText: "automated or prerecorded" });
    expect(await label.textContent()).toContain("Anchor Loans, Lima One, Kiavi");
    const size = await label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    expect(await page.getByText("is not a lender").first().isVisible()).toBe(true);
  });

  test("says to everybody which fields may stay empty", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/contact");
    const marks = page.locator("form label").getByText("(optional)");
    expect(await marks.locator("..").allTextContents()).toEqual([
      "State (optional)",
      "Loan Purpose (optional)",
      "Your message (optional)",
    ]);
    for (const mark of await marks.all()) {
      expect((await mark.boundingBox())?.width).toBeGreaterThan(20);
    }
  });

  test("Enter without consent sends nothing and asks for it", async ({ openPage }) => {
    const page = await openPage();
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/contact");
    await fill(page);
    await page.getByLabel("Email", { exact: true }).press("Enter");
    await toast(page).getByText("Consent Required").waitFor();
    const message = "Please agree to the contact terms to continue.";
    expect(await page.getByText(message).count()).toBeGreaterThanOrEqual(2);
    expect(await focused(page)).toBe("tcpaConsent");
    expect(posts).toEqual([]);
  });

  test("errors stand beside their fields, and the focus goes to the first", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/contact");
    await consentBox(page).check();
    await page.getByLabel("Email", { exact: true }).fill("no address");
    await submitButton(page).click();
    expect(await focused(page)).toBe("name");
    for (const label of ["Full Name", "Email", "Phone Number"]) {
      const field = page.getByLabel(label, { exact: true });
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const description = await field.getAttribute("aria-describedby");
      expect(await page.locator(`[id="${description}"]`).textContent()).toMatch(/^Please enter/);
    }
  });

  test("what only the server knows to be wrong stands beside its field too", async ({ openPage }) => {
    const page = await openPage({ tolerated: PROVOKED });
    await page.goto("/contact");
    await fill(page, { "Phone Number": "000 000 0000" });
    await consentBox(page).check();
    await submitButton(page).click();
    await toast(page).getByText("Submission Error").waitFor();
    expect(await focused(page)).toBe("phone");
    expect(await page.getByText("Please enter a phone number with its area code").isVisible()).toBe(true);
  });

  test("success: toast, empty form, reference, next steps, and a receipt", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/?utm_source=newsletter&utm_other=x");
    await fill(page);
    await page.getByLabel(/^State/).selectOption("TX");
    await page.getByLabel(/^Loan Purpose/).selectOption("cashout");
    await consentBox(page).check();
    await submitButton(page).click();
    await toast(page)
      .getByText("We'll reach out within one business day with your DSCR loan options.")
      .waitFor();
    expect(await toast(page).getByText("Thank You!").count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Your request is stored");
    for (const label of ["Full Name", "Email", "Phone Number"]) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
    }
    expect(await consentBox(page).isChecked()).toBe(false);
    expect(await submitButton(page).isDisabled()).toBe(true);

    const reference = await readReference(page);
    expect(await findStoredLead(reference)).toMatchObject({
      name: "Dana Investor",
      phone: "+15125550142",
      state: "TX",
      loanPurpose: "cashout",
      source: "homepage",
      origin: { page: "/", campaign: { utm_source: "newsletter" } },
    });

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download a copy" }).click(),
    ]);
    const receipt = await readFile(await download.path(), "utf8");
    expect(download.suggestedFilename()).toBe(`consent-receipt-${reference}.txt`);
    for (const part of [
      reference,
      "Dana Investor",
      "Cash-Out Refinance",
      "Consent is not a condition of purchase",
    ]) {
      expect(receipt).toContain(part);
    }
  });

  test("a message of several lines is sent, stored and in the receipt, and the field is empty again", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    await fill(page, { "Full Name": "Message Writer" });
    const message = page.getByLabel(/^Anything we should know/);
    await message.pressSequentially("12 Elm St");
    await message.press("Enter");
    await message.pressSequentially("Is it too late?");
    await consentBox(page).check();
    await submitButton(page).click();
    await page.getByText(REFERENCE).waitFor();
    expect(await message.inputValue()).toBe("");
    expect(await findStoredLead(await readReference(page))).toMatchObject({
      message: "12 Elm St\nIs it too late?",
    });
    const receipt = await page.getByRole("link", { name: "Download a copy" }).getAttribute("href");
    expect(decodeURIComponent(receipt ?? "")).toContain("Your message\n12 Elm St\nIs it too late?\n");
  });

  test("a message that is too long is refused before it is sent, says by how much, and is kept", async ({
    openPage,
  }) => {
    const page = await openPage();
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/contact");
    await fill(page, { "Full Name": "Long Writer" });
    const message = page.getByLabel(/^Your message/);
    await message.fill("x".repeat(512));
    await consentBox(page).check();
    await submitButton(page).click();
    await page.getByText("This has 512 characters. Please shorten it to 500.").waitFor();
    expect(await focused(page)).toBe("message");
    expect(await message.getAttribute("aria-invalid")).toBe("true");
    expect(await toast(page).getByText("Submission Error").count()).toBe(0);
    expect(posts).toEqual([]);
    expect(await message.inputValue()).toHaveLength(512);
    expect(await consentBox(page).isChecked()).toBe(true);
    await message.fill("🏘️".repeat(500));
    await submitButton(page).click();
    await page.getByText(REFERENCE).waitFor();
    const lead = await findStoredLead(await readReference(page));
    expect(lead?.message).toBe("🏘️".repeat(500));
  });

  test("failure: the phone number, everything kept, and a retry under the same key", async ({ openPage }) => {
    const page = await openPage({ tolerated: PROVOKED });
    const keys: (string | undefined)[] = [];
    let answers = 0;
    await page.route("**/api/leads", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      answers += 1;
      if (answers === 3) return await route.continue();
      return answers === 1 ? await route.abort() : await route.fulfill({ status: 503, body: "away" });
    });
    await page.goto("/contact");
    await fill(page);
    await consentBox(page).check();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await submitButton(page).click();
      await toast(page).getByText("Submission Error").waitFor();
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("(512) 555-0142");
      await toast(page).getByRole("button", { name: "Close" }).click();
    }
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Dana Investor");
    expect(await consentBox(page).isChecked()).toBe(true);
    await submitButton(page).click();
    await toast(page).getByText("Thank You!").waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test("while it is sent the button says so, and cannot be pressed again", async ({ openPage }) => {
    const page = await openPage();
    const held = Promise.withResolvers<void>();
    await page.route("**/api/leads", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/contact");
    await fill(page, { "Full Name": "Patient Person" });
    await consentBox(page).check();
    await submitButton(page).click();
    await expect.poll(() => submitButton(page).textContent()).toBe("Sending...");
    expect(await submitButton(page).isDisabled()).toBe(true);
    held.resolve();
    await toast(page).getByText("Thank You!").waitFor();
    expect(await submitButton(page).textContent()).toBe("Get My DSCR Loan Options");
  });

  test("a consent text that changed meanwhile is shown, and has to be agreed to again", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: PROVOKED });
    await page.route("**/api/leads", (route) =>
      route.fulfill({ status: 409, json: { errors: { tcpaConsent: "The contact terms have changed." } } }),
    );
    await page.route("**/api/lead-form", async (route) => {
      const answer = await (await route.fetch()).json();
      answer.form.consent = { text: "A new text to agree to.", version: "2.0", sha256: "2".repeat(64) };
      await route.fulfill({ json: answer });
    });
    await page.goto("/contact");
    await fill(page);
    await consentBox(page).check();
    await submitButton(page).click();
    await page.getByText("A new text to agree to.").waitFor();
    expect(await consentBox(page).isChecked()).toBe(false);
    expect(await focused(page)).toBe("tcpaConsent");
    expect(await page.getByText("The contact terms have changed.").isVisible()).toBe(true);
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Dana Investor");
  });

  test("a text that is refused but reads the same, during a deploy, can be agreed to again", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: PROVOKED });
    await page.route("**/api/leads", (route) =>
      route.fulfill({ status: 409, json: { errors: { tcpaConsent: "The contact terms have changed." } } }),
    );
    await page.goto("/contact");
    await fill(page, { "Full Name": "Rolling Deploy" });
    await consentBox(page).check();
    await submitButton(page).click();
    await page.getByText("The contact terms have changed.").waitFor();
    expect(await consentBox(page).isChecked()).toBe(false);
    expect(await submitButton(page).isDisabled()).toBe(true);
    expect(await focused(page)).toBe("tcpaConsent");
    await page.unroute("**/api/leads");
    await consentBox(page).check();
    await submitButton(page).click();
    await toast(page).getByText("Thank You!").waitFor();
  });
});

describe("without a connection", () => {
  const opened = "input[name=name]";
  /** Offline, the code of the other toasts cannot be loaded either. */
  const plainToast = (page: Page) => page.locator(".toast[role=alert]");

  test("a form that nobody touched before fails like any other, and can be sent later", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: OFFLINE });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await fill(page, { "Full Name": "Tunnel Rider" });
    await consentBox(page).check();
    await submitButton(page).click();
    await plainToast(page).getByText("Submission Error").waitFor();
    const alert = page.locator("form").getByRole("alert");
    expect(await alert.textContent()).toContain("(512) 555-0142");
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.locator(opened).inputValue()).toBe("Tunnel Rider");
    expect(await consentBox(page).isChecked()).toBe(true);
    expect(await submitButton(page).isEnabled()).toBe(true);
    await plainToast(page).getByRole("button", { name: "Close" }).click();
    await plainToast(page).waitFor({ state: "detached" });

    await page.context().setOffline(false);
    await submitButton(page).click();
    await page.getByText(REFERENCE).first().waitFor();
    expect(await findStoredLead(await readReference(page))).toMatchObject({
      name: "Tunnel Rider",
      source: "homepage",
    });
  });

  test("a call to action stays on the page and says so", async ({ openPage }) => {
    const page = await openPage({ tolerated: OFFLINE });
    await page.goto("/lender-partners");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const link = page.getByRole("link", { name: "Get Quote from Kiavi" });
    await link.click();
    await plainToast(page).getByText("The form could not be opened.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/lender-partners");
    await page.context().setOffline(false);
    await link.click();
    await page.locator(opened).waitFor();
  });
});

test("a form whose scripts are gone after a deploy works as it does without scripts", async ({
  openPage,
}) => {
  const page = await openPage({ tolerated: /send-lead/ });
  await page.route("**/assets/send-lead*", (route) => route.abort());
  await page.goto("/");
  await fill(page, { "Full Name": "Between Deploys" });
  await consentBox(page).check();
  await submitButton(page).click();
  await page.waitForURL("**/lead-received?reference=*");
  expect(await findStoredLead(await readReference(page))).toMatchObject({ source: "homepage" });
});

describe("a call to action", () => {
  test("opens the form in a dialog with a title and a source of its own", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    const link = page.getByRole("link", { name: "Get Quote from Kiavi" });
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Get Quote from Kiavi" });
    await dialog.waitFor();
    await fill(dialog, { "Full Name": "Kim Kiavi" });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    await link.click();
    expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Kim Kiavi");
    await consentBox(dialog).check();
    await submitButton(dialog).click();
    await dialog.getByText(REFERENCE).waitFor();
    // The toast must be above the dialog, so that it can be read and closed.
    const toast = page.locator(".toast", { hasText: "Thank You!" });
    await toast.getByRole("button", { name: "Close" }).click();
    await toast.waitFor({ state: "detached" });
    const text = await dialog.getByText(REFERENCE).first().textContent();
    const lead = await findStoredLead(REFERENCE.exec(text ?? "")?.[0] ?? "");
    expect(lead).toMatchObject({ source: "lender-kiavi", origin: { page: "/lender-partners" } });
  });

  test("leads to the contact page when the form cannot be fetched", async ({ openPage }) => {
    const page = await openPage({ tolerated: PROVOKED });
    await page.route("**/api/lead-form", (route) => route.abort());
    await page.goto("/lender-partners");
    await page.getByRole("link", { name: "Get Quote from Kiavi" }).click();
    await page.waitForURL("**/contact?source=lender-kiavi");
    await waitForScripts(page);
    await expect.poll(() => page.locator("input[name=source]").inputValue()).toBe("lender-kiavi");
  });
});

test("a call to action that asks for something opens a form with a field for it, which Escape keeps", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/austin-dscr-loans");
  const link = page.getByRole("link", { name: "Get Austin Quote" }).first();
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Get Austin Quote" });
  const message = dialog.getByLabel(/^Address, price and current rent/);
  await message.fill("12 Elm St\n$300,000\n$2,500");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await link.click();
  expect(await message.inputValue()).toBe("12 Elm St\n$300,000\n$2,500");
});

describe("without JavaScript", () => {
  test("the message is named for its call to action, and kept by the way back, a refusal and its reload", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/faq");
    await page.getByRole("link", { name: "Ask a question" }).click();
    await page.waitForURL("**/contact?source=faq");
    const message = page.getByLabel(/^Your question/);
    await message.fill("Is a duplex\none property?");
    await page.goto("/faq");
    await page.goBack();
    expect(await message.inputValue()).toBe("Is a duplex\none property?");

    await fill(page, { "Full Name": "Plain Question", "Phone Number": "000 000 0000" });
    await message.fill(`Is a duplex\none property?${"!".repeat(500)}`);
    await consentBox(page).check();
    await submitButton(page).click();
    await page.getByText("This has 525 characters. Please shorten it to 500.").waitFor();
    expect(await message.inputValue()).toBe(`Is a duplex\none property?${"!".repeat(500)}`);
    await page.reload();
    expect(await message.inputValue()).toBe(`Is a duplex\none property?${"!".repeat(500)}`);
    await message.fill("Is a duplex\none property?");
    await page.getByLabel("Phone Number").fill("512-555-0142");
    await submitButton(page).click();
    await page.waitForURL("**/lead-received?reference=*");
    expect(await findStoredLead(await readReference(page))).toMatchObject({
      source: "faq",
      message: "Is a duplex\none property?",
    });
  });

  test("a call to action is a link, its source arrives, and mistakes come back beside their fields", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/lender-partners");
    await page.getByRole("link", { name: "Get Quote from Kiavi" }).click();
    await page.waitForURL("**/contact?source=lender-kiavi");
    await fill(page, { "Full Name": "Plain Form", "Phone Number": "000 000 0000" });
    await page.getByLabel(/^State/).selectOption("OH");
    await consentBox(page).check();
    const refusal = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await refusal).status()).toBe(422);
    expect((await refusal).headers()["cache-control"]).toBe("no-store");
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Plain Form");
    expect(await page.getByLabel(/^State/).inputValue()).toBe("OH");
    expect(await page.getByLabel("Phone Number").getAttribute("aria-invalid")).toBe("true");
    expect(await consentBox(page).isChecked()).toBe(true);

    await page.getByLabel("Phone Number").fill("512-555-0142");
    await submitButton(page).click();
    await page.waitForURL("**/lead-received?reference=*");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Thank You!");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(page.url()).not.toMatch(/Plain|512/);
    expect(await findStoredLead(await readReference(page))).toMatchObject({
      name: "Plain Form",
      source: "lender-kiavi",
      origin: { page: "/contact" },
    });
  });

  test("the homepage's form works, with its source and its campaign", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/?utm_source=flyer");
    expect(await submitButton(page).isEnabled()).toBe(true);
    await fill(page, { "Full Name": "Home Without Script" });
    await consentBox(page).check();
    await submitButton(page).click();
    await page.waitForURL("**/lead-received?reference=*");
    expect(await findStoredLead(await readReference(page))).toMatchObject({
      source: "homepage",
      origin: { page: "/", campaign: { utm_source: "flyer" } },
    });
  });

  test("a homepage form that is refused keeps its source, page and campaign", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/?utm_source=flyer");
    await fill(page, { "Full Name": "Second Try", "Phone Number": "000 000 0000" });
    await consentBox(page).check();
    await submitButton(page).click();
    await page.waitForURL("**/contact?utm_source=flyer");
    await page.getByLabel("Phone Number").fill("512-555-0142");
    await submitButton(page).click();
    await page.waitForURL("**/lead-received?reference=*");
    expect(await findStoredLead(await readReference(page))).toMatchObject({
      source: "homepage",
      origin: { page: "/", campaign: { utm_source: "flyer" } },
    });
  });

  test("the confirmation offers a copy of what was sent and agreed to", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/contact");
    await fill(page, { "Full Name": "Paper Keeper" });
    await consentBox(page).check();
    await submitButton(page).click();
    await page.waitForURL("**/lead-received?reference=*");
    const link = page.getByRole("link", { name: "Download a copy" });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const receipt = await readFile(await download.path(), "utf8");
    const reference = await readReference(page);
    expect(download.suggestedFilename()).toBe(`consent-receipt-${reference}.txt`);
    for (const part of [reference, "Paper Keeper", "Consent is not a condition of purchase"]) {
      expect(receipt).toContain(part);
    }
    const response = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="consent-receipt-${reference}.txt"`,
    });
  });

  test.for([
    "/lead-received",
    "/lead-received?reference=RR-00000-00000",
    "/lead-received?reference=RR-00000-00000&proof=x.y",
    "/lead-received/receipt?reference=RR-00000-00000&proof=x.y",
  ])("%s shows no confirmation", async (path, { openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/contact");
    expect(await page.getByText("Thank You!").count()).toBe(0);
  });

  test("without the consent the browser itself refuses", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/contact");
    await fill(page);
    await submitButton(page).click();
    expect(new URL(page.url()).pathname).toBe("/contact");
    expect(await page.getByText(REFERENCE).count()).toBe(0);
  });
});

describe("accessibility", () => {
  test("axe finds nothing in the form with errors, sent, or in its dialog", async ({ openPage }) => {
    const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
    await page.goto("/contact");
    await consentBox(page).check();
    await submitButton(page).click();
    expect(await findViolations(page)).toEqual([]);
    await fill(page, { "Full Name": "Axe Reader" });
    await submitButton(page).click();
    await page.getByText(REFERENCE).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goto("/lender-partners");
    await page.getByRole("link", { name: "Get Matched with Lenders" }).click();
    await page.getByRole("dialog", { name: "Get Matched with Lenders" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
