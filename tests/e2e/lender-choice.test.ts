import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import type { SiteDatabase } from "../../server/migrations.ts";
import { purposeOnOffer, releaseOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { createDealStatusLinks } from "../../src/handoff/investor/status-link.server.ts";
import { listOffers } from "../../src/handoff/offer-steps.server.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { handoffOf, OTHER_LENDER, TEST_LENDER, YES } from "../setup/handoff.ts";
import { publishChannels } from "../setup/site/publish-channels.ts";
import { waitForMail } from "../setup/site/site-mails.ts";
import { siteOfAllTests } from "../setup/site/site-of-all-tests.ts";
import type { StoredLead } from "../setup/stored-lead.ts";
import { test } from "./browser.ts";
import { isFocused } from "./outcomes.ts";

const SECRET = "a secret of the choice of a lender";
/** A separate site: its lenders have people who receive deals, so one of them can be chosen. */
const site = siteOfAllTests({ isBuilt: true, variables: { SECRET } });

const { name: chosen } = TEST_LENDER;
const { name: other } = OTHER_LENDER;

beforeAll(() =>
  publishChannels(site, {
    [TEST_LENDER.id]: { receivers: TEST_LENDER.receivers },
    [OTHER_LENDER.id]: { receivers: OTHER_LENDER.receivers },
  }),
);

async function work<Result>(
  on: (handoff: ReturnType<typeof handoffOf>, database: SiteDatabase) => Promise<Result>,
) {
  return await withSiteDatabase(site.databaseUrl, async (database) => {
    const handoff = handoffOf({ database });
    handoff.clock.now = Date.now();
    return await on(handoff, database);
  });
}

/** A lead, and its page with the link of a mail. */
async function storeLead() {
  const fields = { email: `p${randomUUID()}@person.example` };
  const lead = { ...fields, ...(await work((handoff) => handoff.storeLead(fields))) };
  return { lead, page: createDealStatusLinks(SECRET, Date.now).issue(lead, "mail") };
}

/** The operator asks both lenders, and both say yes. The choice is open once the site knows who receives deals. */
async function answerTwice(lead: StoredLead, page: string): Promise<void> {
  await work(async (handoff, database) => {
    for (const lender of [TEST_LENDER, OTHER_LENDER]) {
      expect(await handoff.offer(lead, 5, lender), lender.name).toBe(true);
      const [offer] = (await listOffers(database, lead.id)).filter(({ lenderId }) => lenderId === lender.id);
      await handoff.open(handoff.dealLink(offer?.id ?? ""), YES);
    }
  });
  const isOpen = async () =>
    (await (await fetch(new URL(page, site.url))).text()).includes(`I choose ${other}.`);
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const holders = (page: Page) => page.getByRole("region", { name: "Who has my data" });
const box = (page: Page) => page.getByLabel(releaseOnOffer(chosen).text, { exact: true });
const opener = (page: Page, lender: string) => page.locator("summary", { hasText: `Choose ${lender}` });

/** By keyboard alone, from where the focus is. */
async function press(page: Page, key: string, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 60 && !(await isFocused(target)); tabs += 1) await page.keyboard.press("Tab");
  expect(await isFocused(target)).toBe(true);
  await page.keyboard.press(key);
}

test("an investor says that the loan is for business, chooses one of two lenders and takes the name back, by keyboard", async ({
  openPage,
}) => {
  const { lead, page: address } = await storeLead();
  const page = await openPage({ baseURL: site.url, viewport: { width: 360, height: 740 } });
  await page.goto(address);
  await holders(page).getByText("No lender has your name.").waitFor();
  await press(page, " ", page.getByLabel(purposeOnOffer.text, { exact: true }));
  await press(page, "Enter", button(page, "This is true"));
  await page.getByText("You said so on").waitFor();

  await answerTwice(lead, address);
  await page.reload();
  for (const name of [chosen, other]) await page.getByRole("heading", { name, exact: true }).waitFor();
  await press(page, "Enter", opener(page, chosen));
  expect(await box(page).isChecked()).toBe(false);
  // Without the tick the browser sends nothing, and goes to the box.
  await press(page, "Enter", button(page, `Give my name to ${chosen}`));
  expect(await isFocused(box(page))).toBe(true);
  await page.keyboard.press(" ");
  await press(page, "Enter", button(page, `Give my name to ${chosen}`));

  await holders(page).getByRole("heading", { name: chosen, exact: true }).waitFor();
  expect(await holders(page).getByRole("heading", { level: 3 }).allTextContents()).toEqual([chosen]);
  expect(await opener(page, other).count()).toBe(0);
  await press(page, "Enter", holders(page).locator("summary", { hasText: "What you agreed to" }));
  await holders(page).getByText(releaseOnOffer(chosen).text, { exact: true }).waitFor();
  const [to] = TEST_LENDER.receivers.map(({ name, email }) => `${name} <${email}>`);
  const mail = await waitForMail(to ?? "", "The investor chose you", site.dataFolder);
  const [contact = ""] = /\/deal-offer\/[\w.=-]+/.exec(mail) ?? [];
  expect(await (await fetch(site.url + contact)).text()).toContain(lead.email);

  await press(page, "Enter", button(page, `Withdraw my name from ${chosen}`));
  await holders(page).getByText("was told to stop contacting you").waitFor();
  expect(await (await fetch(site.url + contact)).text()).not.toContain(lead.email);
  // The other answer still stands.
  expect(await opener(page, other).count()).toBe(1);
});

test("without scripts, a lender is chosen and left as well", async ({ openPage }) => {
  const { lead, page: address } = await storeLead();
  await work((handoff) => handoff.attest(lead));
  await answerTwice(lead, address);
  const page = await openPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto(address);
  await opener(page, chosen).click();
  await box(page).check();
  await button(page, `Give my name to ${chosen}`).click();
  await holders(page).getByText("Got your name, email address and phone number on").waitFor();
  await button(page, `Withdraw my name from ${chosen}`).click();
  await holders(page).getByText("It has not confirmed that yet.").waitFor();
});
