import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";
import { EXAMPLE_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { dealSummaryText } from "../../src/calculators/deal/sharing/deal-export.ts";
import { recordPurpose } from "../../src/handoff/business-purpose.server.ts";
import { purposeOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { listOffers } from "../../src/handoff/offer-steps.server.ts";
import { offerDeal } from "../../src/handoff/offer-store.server.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { handoffOf, OTHER_LENDER, TEST_DEAL, TEST_LENDER } from "../setup/handoff.ts";
import { waitForMail } from "../setup/site/site-mails.ts";
import { storeSampleLead } from "../setup/stored-lead.ts";
import { stampAt } from "../setup/test-actor.ts";
import { findViolations } from "./axe.ts";
import { openSite, test } from "./browser.ts";
import { fetchPage } from "./sent-page.ts";

/** Whoever tests at the same time has lenders of other addresses. */
function lenderOf(lender: typeof TEST_LENDER | typeof OTHER_LENDER) {
  return {
    ...lender,
    ...{ minDSCR: 1.1, confirmedOn: "2026-11-01" },
    receivers: [{ name: "Ann Lee", email: `${lender.id}-${randomUUID()}@lender.example` }],
  };
}

async function send(path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields);
  return await fetch(new URL(path, openSite()), { method: "POST", body, redirect: "manual" });
}

const linkIn = (mail: string) => /\/(?:deal-offer\/|deal-status\?token=)[\w.=-]+/.exec(mail)?.[0] ?? "";

test("a deal is answered without a name, compared, given to one lender, and its page says who has what", async ({
  openPage,
}) => {
  const email = `p${randomUUID()}@person.example`;
  const [kiavi, lima] = [lenderOf(TEST_LENDER), lenderOf(OTHER_LENDER)];
  const now = Date.now();
  const siteDatabase = `file:${inject("siteData")}/rentratio.sqlite`;
  const lead = await withSiteDatabase(siteDatabase, async (database) => {
    const dealSummary = dealSummaryText({ ...EXAMPLE_DEAL, leaseRent: 2225 });
    const stored = await storeSampleLead(database, { now, email, dealSummary });
    const { reference } = stored;
    const stamp = stampAt(now);
    await recordPurpose(database, reference, { kind: "attested", ...purposeOnOffer }, stamp);
    const offers = [kiavi, lima].map((lender) => ({
      lender,
      deal: { ...TEST_DEAL, ratio: 1.04 },
      days: 5,
    }));
    await offerDeal(database, reference, offers, stamp);
    return stored;
  });
  const linkOf = async ({ receivers }: ReturnType<typeof lenderOf>, subject: string) => {
    const [to] = receivers.map(({ name, email: address }) => `${name} <${address}>`);
    return linkIn(await waitForMail(to ?? "", subject));
  };

  // What a browser without scripts gets: plain forms, never indexed, never framed.
  const [first, second] = [
    await linkOf(kiavi, "A rental deal for you"),
    await linkOf(lima, "A rental deal for you"),
  ];
  const lenderPage = await fetchPage(first);
  expect(lenderPage.all("form", { method: "post" })).toHaveLength(3);
  expect(lenderPage.all("script")).toEqual([]);
  expect(lenderPage.headers.get("x-robots-tag")).toBe("noindex");
  expect((await send(first, { answer: "no", reason: "ratio" })).status).toBe(200);
  expect((await send(second, { answer: "yes", rate: "7.25", points: "1" })).status).toBe(200);
  expect((await send("/deal-status", { act: "mail", reference: lead.reference })).status).toBe(303);
  const status = linkIn(await waitForMail(email, "Your deal with lenders"));
  const sent = await fetchPage(status);
  expect(sent.all("form", { method: "post" }).length).toBeGreaterThan(1);
  expect(sent.all("meta", { name: "robots" })[0]?.attributes.content).toContain("noindex");
  for (const { headers } of [lenderPage, sent]) {
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("cache-control")).toContain("no-store");
  }

  const page = await openPage({ isFirstVisit: true, viewport: { width: 360, height: 740 } });
  await page.goto(status);
  expect(await page.getByText(/^It asks 1\.10; yours is 1\.04; \$\d+ more rent a month\.$/).count()).toBe(1);
  expect(await page.getByText("We have it. No lender has your name.").count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  // The records that come with the site name nobody, so nobody who got this deal is still there.
  expect(await page.getByText("Lima One has changed who gets deals since then").count()).toBe(1);
  await withSiteDatabase(siteDatabase, async (database) => {
    const handoff = handoffOf({ database });
    handoff.clock.now = Date.now();
    const chosen = (await listOffers(database, lead.id)).find(({ lenderId }) => lenderId === lima.id);
    expect(await handoff.release(lead, chosen?.id ?? "")).toBe(true);
  });
  await page.reload();
  await page.getByText("Got your name, email address and phone number on").waitFor();
  expect(await page.getByRole("button", { name: "Withdraw my name from Lima One" }).isVisible()).toBe(true);

  // One tap opens the terms beside each other.
  await page.getByRole("link", { name: "Compare the terms side by side" }).click();
  await page.waitForURL("**/compare-offers**");
  await expect
    .poll(() =>
      page
        .locator("input")
        .evaluateAll((fields) => fields.map((each) => (each instanceof HTMLInputElement ? each.value : ""))),
    )
    .toEqual(expect.arrayContaining(["Lima One", "7.25"]));

  const contact = await linkOf(lima, "The investor chose you");
  await page.goto(contact);
  expect(await page.getByText(email).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  expect((await send(contact, { report: "received" })).status).toBe(200);
  expect((await fetchPage(status)).text).toContain(", and confirmed it.");
});
