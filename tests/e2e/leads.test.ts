import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "./axe.ts";
import { test, waitForScripts } from "./browser.ts";
import { consentBox, fillLead, findSentLead, sendLead, submitButton } from "./lead-form.ts";
import {
  download,
  excessWidth,
  focusedText,
  holdFile,
  installClock,
  isFocused,
  overlap,
  silence,
} from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";

/** Chromium logs the responses that these tests provoke. */
const PROVOKED = /Failed to load resource.*\/api\/lead/;
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });
/** Offline, the code of the other toasts cannot be loaded either. */
const plainToast = (page: Page) => page.locator(".toast[role=alert]");

describe("the lead form", () => {
  test("waits for the consent, says what is wrong beside its field before and after sending, and what it is doing", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: PROVOKED });
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/contact");
    const button = submitButton(page);
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect(await page.getByText("Tick the box above to continue").isVisible()).toBe(true);
    await consentBox(page).check();
    expect(await button.isEnabled()).toBe(true);
    await consentBox(page).uncheck();
    expect(await button.isDisabled()).toBe(true);
    const label = page.locator("label", { hasText: "automated or prerecorded" });
    const size = await label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    const optional = page
      .locator("form label")
      .filter({ has: page.getByText("(optional)").filter({ visible: true }) });
    expect(await optional.allTextContents()).toEqual([
      "State (optional)",
      "Loan Purpose (optional)",
      "Your message (optional)",
    ]);
    expect(await label.textContent()).toContain("Anchor Loans, Lima One, Kiavi");
    const options = (name: string) => page.locator(`select[name=${name}] option`).allTextContents();
    expect(await options("state")).toHaveLength(51);
    expect(await options("loanPurpose")).toEqual([
      "Choose",
      "Purchase Investment Property",
      "Refinance Existing Loan",
      "Cash-Out Refinance",
      "Portfolio/Multiple Properties",
      "Other",
    ]);

    await consentBox(page).check();
    await page.getByLabel("Email", { exact: true }).fill("no address");
    await button.click();
    expect(await focused(page)).toBe("name");
    for (const name of ["Full Name", "Email", "Phone Number"]) {
      const field = page.getByLabel(name, { exact: true });
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const description = await field.getAttribute("aria-describedby");
      expect(await page.locator(`[id="${description}"]`).textContent()).toMatch(/^Please enter/);
    }
    expect(await findViolations(page)).toEqual([]);

    await consentBox(page).uncheck();
    await fillLead(page, "Long Writer", { "Phone Number": "000 000 0000" });
    await page.getByLabel("Email", { exact: true }).press("Enter");
    await toast(page).getByText("Consent Required").waitFor();
    const consent = "Please agree to the contact terms to continue.";
    expect(await page.getByText(consent).count()).toBeGreaterThanOrEqual(2);
    expect(await focused(page)).toBe("tcpaConsent");

    const message = page.getByLabel(/^Your message/);
    await message.fill("x".repeat(512));
    await consentBox(page).check();
    await button.click();
    await page.getByText("This has 512 characters. Please shorten it to 500.").waitFor();
    expect(await focused(page)).toBe("message");
    expect(await message.getAttribute("aria-invalid")).toBe("true");
    expect(await toast(page).getByText("Submission Error").count()).toBe(0);
    expect(await message.inputValue()).toHaveLength(512);
    expect(await consentBox(page).isChecked()).toBe(true);
    expect(posts).toEqual([]);

    await message.fill("🏘️".repeat(500));
    await button.click();
    await toast(page).getByText("Submission Error").waitFor();
    expect(await focused(page)).toBe("phone");
    expect(await page.getByText("Please enter a phone number with its area code").isVisible()).toBe(true);

    const { release } = await holdFile(page, "**/api/leads");
    await page.getByLabel("Phone Number", { exact: true }).fill("(512) 555-0142");
    await button.click();
    await expect.poll(() => button.textContent()).toBe("Sending...");
    expect(await button.isDisabled()).toBe(true);
    release();
    expect((await findSentLead(page))?.message).toBe("🏘️".repeat(500));
    expect(await button.textContent()).toBe("Get My DSCR Loan Options");
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole("banner").getByRole("link", { name: "Lenders" }).first().click();
    await page.getByRole("link", { name: "Get Matched with Lenders" }).click();
    await page.getByRole("dialog", { name: "Get Matched with Lenders" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test("success: toast, empty form, reference, next steps, and a receipt", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/?utm_source=newsletter&utm_other=x");
    await fillLead(page, "Dana Investor");
    await page.getByLabel(/^State/).selectOption("TX");
    await page.getByLabel(/^Loan Purpose/).selectOption("cashout");
    const message = page.getByLabel(/^Anything we should know/);
    await message.pressSequentially("12 Elm St");
    await message.press("Enter");
    await message.pressSequentially("Is it too late?");
    await consentBox(page).check();
    await submitButton(page).click();
    await toast(page)
      .getByText("We'll reach out within one business day with your DSCR loan options.")
      .waitFor();
    expect(await toast(page).getByText("Thank You!").count()).toBe(1);
    expect(await focusedText(page)).toBe("Your request is stored");
    for (const label of ["Full Name", "Email", "Phone Number"]) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
    }
    expect(await message.inputValue()).toBe("");
    expect(await consentBox(page).isChecked()).toBe(false);
    expect(await submitButton(page).isDisabled()).toBe(true);

    const lead = await findSentLead(page);
    expect(lead).toMatchObject({
      name: "Dana Investor",
      phone: "+15125550142",
      state: "TX",
      loanPurpose: "cashout",
      message: "12 Elm St\nIs it too late?",
      source: "homepage",
      origin: { page: "/", campaign: { utm_source: "newsletter" } },
    });

    const link = page.getByRole("link", { name: "Download a copy" });
    const receipt = await download(page, () => link.click());
    expect(receipt.name).toBe(`consent-receipt-${lead?.reference}.txt`);
    expect(receipt.bytes.toString()).toContain("Your message\n12 Elm St\nIs it too late?\n");
  });

  test("failure: everything is kept for a retry under the same key; terms that changed are agreed to again", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: PROVOKED });
    const keys: (string | undefined)[] = [];
    const answers = ["away", "busy", "stale", "changed"];
    await page.route("**/api/leads", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const answer = answers.shift();
      if (answer === undefined) return await route.continue();
      if (answer === "away") return await route.abort();
      if (answer === "busy") return await route.fulfill({ status: 503, body: "away" });
      const errors = { tcpaConsent: "The contact terms have changed." };
      return await route.fulfill({ status: 409, json: { errors } });
    });
    await page.goto("/contact");
    await fillLead(page, "Rolling Deploy");
    await consentBox(page).check();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await submitButton(page).click();
      await toast(page).getByText("Submission Error").waitFor();
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("(512) 555-0142");
      await toast(page).getByRole("button", { name: "Close" }).click();
    }
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Rolling Deploy");
    expect(await consentBox(page).isChecked()).toBe(true);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);

    const sendAndAgreeAgain = async () => {
      await submitButton(page).click();
      await expect.poll(() => consentBox(page).isChecked()).toBe(false);
      await expect.poll(() => focused(page)).toBe("tcpaConsent");
      expect(await page.getByText("The contact terms have changed.").isVisible()).toBe(true);
      expect(await submitButton(page).isDisabled()).toBe(true);
      expect(await page.getByLabel("Full Name").inputValue()).toBe("Rolling Deploy");
      await consentBox(page).check();
    };
    // During a deploy, a text may be refused although it reads the same.
    await sendAndAgreeAgain();
    await page.route("**/api/lead-form", async (route) => {
      const answer = await (await route.fetch()).json();
      answer.form.consent.text = `${answer.form.consent.text} A new sentence to agree to.`;
      await route.fulfill({ json: answer });
    });
    await sendAndAgreeAgain();
    expect(await page.getByText("A new sentence to agree to.").isVisible()).toBe(true);
    await submitButton(page).click();
    await toast(page).getByText("Thank You!").waitFor();
  });
});

test("a server that stays silent: the lead waits two seconds for its token, the post gives up after twenty, and the retry has the same key", async ({
  openPage,
}) => {
  const page = await openPage({ isFirstVisit: true });
  await installClock(page);
  await silence(page, "**/api/lead-form", "**/api/leads");
  await page.goto("/contact");
  await fillLead(page, "Frozen Server");
  await consentBox(page).check();
  await page.clock.pauseAt(Date.now() + 60_000);
  const post = async () => {
    const posting = page.waitForRequest("**/api/leads");
    await submitButton(page).click();
    await page.clock.runFor(2_000);
    const request = await posting;
    expect(request.postDataJSON()).toMatchObject({ name: "Frozen Server", formToken: "" });
    return request.headers()["idempotency-key"];
  };
  const key = await post();
  await page.clock.runFor(17_900);
  expect(await submitButton(page).textContent()).toBe("Sending...");
  await page.clock.runFor(200);
  await page.clock.resume();
  await page.locator("form").getByRole("alert").getByText("Please try again or call us directly").waitFor();
  await page.locator(".toast").getByText("Submission Error").waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Frozen Server");
  expect(await consentBox(page).isChecked()).toBe(true);

  await page.unroute("**/api/leads");
  expect(key).toBeTruthy();
  expect(await post()).toBe(key);
  expect(await findSentLead(page)).toMatchObject({ name: "Frozen Server" });
});

test("a form whose code does not come says so within twenty seconds, and sends when it comes", async ({
  openPage,
}) => {
  const page = await openPage({ isFirstVisit: true });
  await installClock(page);
  const code = await holdFile(page, "**/assets/send-lead*");
  await silence(page, "**/healthz", "**/assets/toaster*");
  await page.goto("/");
  await fillLead(page, "Frozen Script");
  await consentBox(page).check();
  await code.asked;
  const asking = page.waitForRequest("**/healthz");
  await submitButton(page).click();
  await page.clock.runFor(15_000);
  await asking;
  await page.clock.runFor(5_000);
  await page.locator("form").getByRole("alert").getByText("Please try again or call us directly").waitFor();
  await page.clock.runFor(2_000);
  await plainToast(page).getByText("Submission Error").waitFor();
  code.release();
  await plainToast(page).getByRole("button", { name: "Close" }).click();
  expect(await sendLead(page)).toMatchObject({ name: "Frozen Script", source: "homepage" });
});

test("without a connection, a form that nobody touched before fails like any other, and can be sent later", async ({
  openPage,
}) => {
  const page = await openPage({ isFirstVisit: true, tolerated: OFFLINE });
  await page.goto("/");
  await page.context().setOffline(true);
  await fillLead(page, "Tunnel Rider");
  await consentBox(page).check();
  await submitButton(page).click();
  await plainToast(page).getByText("Submission Error").waitFor();
  const alert = page.locator("form").getByRole("alert");
  expect(await alert.textContent()).toContain("(512) 555-0142");
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Tunnel Rider");
  expect(await consentBox(page).isChecked()).toBe(true);
  expect(await submitButton(page).isEnabled()).toBe(true);
  await plainToast(page).getByRole("button", { name: "Close" }).click();
  await plainToast(page).waitFor({ state: "detached" });

  await page.context().setOffline(false);
  expect(await sendLead(page)).toMatchObject({ name: "Tunnel Rider", source: "homepage" });
});

test("a form whose scripts are gone after a deploy works as it does without scripts", async ({
  openPage,
}) => {
  const page = await openPage({ tolerated: /send-lead/ });
  await page.route("**/assets/send-lead*", (route) => route.abort());
  await page.goto("/");
  await fillLead(page, "Between Deploys");
  expect(await sendLead(page)).toMatchObject({ source: "homepage" });
  expect(new URL(page.url()).pathname).toBe("/lead-received");
});

describe("a call to action", () => {
  test("opens the form in a dialog with a title, source and field of its own, which Escape keeps", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/austin-dscr-loans");
    const link = page.getByRole("link", { name: "Get Austin Quote" }).first();
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Get Austin Quote" });
    const message = dialog.getByLabel(/^Address, price and current rent/);
    await fillLead(dialog, "Aud Austin");
    await message.fill("12 Elm St\n$300,000\n$2,500");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await excessWidth(dialog)).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await isFocused(link)).toBe(true);

    await link.click();
    expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Aud Austin");
    expect(await message.inputValue()).toBe("12 Elm St\n$300,000\n$2,500");
    expect(await sendLead(dialog)).toMatchObject({
      source: "austin",
      origin: { page: "/austin-dscr-loans" },
    });
    // The toast must be above the dialog, so that it can be read and closed.
    const thanks = page.locator(".toast", { hasText: "Thank You!" });
    const stored = dialog.locator("section", { hasText: "Your request is stored" }).last();
    expect(await overlap(thanks, stored)).toBe(false);
    // A phone has no room beside the confirmation, which says the same.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overlap(thanks, stored)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 720 });
    await thanks.getByRole("button", { name: "Close" }).click();
    await thanks.waitFor({ state: "detached" });
  });

  test("opens once after two clicks, and shares what was typed with another of its source", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/investment-property-loans");
    await page.getByRole("link", { name: "Schedule a Loan Consultation" }).first().dblclick();
    const first = page.getByRole("dialog", { name: "Schedule a Loan Consultation" });
    await first.getByLabel("Full Name").fill("Two Clicks");
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await page.getByRole("link", { name: "Get a Free Consultation" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Get a Free Consultation" });
    expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Two Clicks");
  });

  test("without a connection stays on the page and says so, and leads to the contact page if only the form cannot be fetched", async ({
    openPage,
  }) => {
    const page = await openPage({
      isFirstVisit: true,
      tolerated: new RegExp(`${OFFLINE.source}|${PROVOKED.source}`),
    });
    await page.goto("/lender-partners");
    await page.context().setOffline(true);
    const link = page.getByRole("link", { name: "Get Quote from Kiavi" });
    await link.click();
    await plainToast(page).getByText("The form could not be opened.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/lender-partners");
    await page.context().setOffline(false);
    await page.route("**/api/lead-form", (route) => route.abort());
    await link.click();
    await page.waitForURL("**/contact?source=lender-kiavi");
    await waitForScripts(page);
    await expect.poll(() => page.locator("input[name=source]").inputValue()).toBe("lender-kiavi");
  });
});

describe("without JavaScript", () => {
  test("a question goes from its link to the receipt, and is kept by the way back, a refusal and its reload", async ({
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

    await fillLead(page, "Plain Question", { "Phone Number": "000 000 0000" });
    await page.getByLabel(/^State/).selectOption("OH");
    const tooLong = `Is a duplex\none property?${"!".repeat(500)}`;
    await message.fill(tooLong);
    await submitButton(page).click();
    expect(await consentBox(page).evaluate((box) => box.matches(":invalid:focus"))).toBe(true);
    expect(new URL(page.url()).search).toBe("?source=faq");

    await consentBox(page).check();
    const refusal = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await refusal).status()).toBe(422);
    expect((await refusal).headers()["cache-control"]).toBe("no-store");
    await page.getByText("This has 525 characters. Please shorten it to 500.").waitFor();
    const expectKept = async () => {
      expect(await message.inputValue()).toBe(tooLong);
      expect(await page.getByLabel("Full Name").inputValue()).toBe("Plain Question");
      expect(await page.getByLabel(/^State/).inputValue()).toBe("OH");
      expect(await page.getByLabel("Phone Number").getAttribute("aria-invalid")).toBe("true");
      expect(await consentBox(page).isChecked()).toBe(true);
    };
    await expectKept();
    await page.reload();
    await expectKept();
    await message.fill("Is a duplex\none property?");
    await page.getByLabel("Phone Number").fill("512-555-0142");
    await submitButton(page).click();

    await page.waitForURL("**/lead-received?reference=*");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Thank You!");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(page.url()).not.toMatch(/Plain|512\D{0,2}555/);
    const lead = await findSentLead(page);
    expect(lead).toMatchObject({
      name: "Plain Question",
      source: "faq",
      message: "Is a duplex\none property?",
      origin: { page: "/contact" },
    });
    const link = page.getByRole("link", { name: "Download a copy" });
    const receipt = await download(page, () => link.click());
    expect(receipt.name).toBe(`consent-receipt-${lead?.reference}.txt`);
    expect(receipt.bytes.toString()).toContain("Plain Question");
    const { headers } = await fetchPage((await link.getAttribute("href")) ?? "");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.for([
    "/lead-received",
    "/lead-received?reference=RR-00000-00000",
    "/lead-received?reference=RR-00000-00000&proof=x.y",
    "/lead-received/receipt?reference=RR-00000-00000&proof=x.y",
  ])("%s shows no confirmation", async (address) => {
    const { path, text } = await fetchPage(address);
    expect(path).toBe("/contact");
    expect(text).not.toContain("Thank You!");
  });
});
