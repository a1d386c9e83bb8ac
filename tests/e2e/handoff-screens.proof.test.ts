import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { EXAMPLE_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { dealSummaryText } from "../../src/calculators/deal/sharing/deal-export.ts";
import { createDealStatusLinks } from "../../src/handoff/investor/status-link.server.ts";
import { createOfferLinks } from "../../src/handoff/lender/offer-link.server.ts";
import { listOffers } from "../../src/handoff/offer-steps.server.ts";
import { findNotice } from "../../src/handoff/release/notice-store.server.ts";
import { withdrawName } from "../../src/handoff/release/release-store.server.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { handoffOf, OTHER_LENDER, TEST_LENDER } from "../setup/handoff.ts";
import { siteOfAllTests } from "../setup/site/site-of-all-tests.ts";
import { stampAt } from "../setup/test-actor.ts";
import { test } from "./browser.ts";
import { enter, findScreenProblems } from "./desk/desk-visit.ts";
import { countPrintedPages } from "./outcomes.ts";

const SECRET = "a secret of the screens of hand-offs";
const site = siteOfAllTests({ isBuilt: true, hasDesk: true, variables: { SECRET } });

const email = () => `p${randomUUID()}@person.example`;

/** One lead of each: with three answers, with a lender that has the name, and with one that has to forget it. */
async function storeHandoffs() {
  return await withSiteDatabase(site.databaseUrl, async (database) => {
    const handoff = handoffOf({ database });
    handoff.clock.now = Date.now();
    const links = createOfferLinks(SECRET, site.url);
    const statusLinks = createDealStatusLinks(SECRET, Date.now);
    const dealSummary = dealSummaryText({ ...EXAMPLE_DEAL, leaseRent: 2225 });
    async function begin() {
      const fields = { email: email(), dealSummary };
      const lead = { ...fields, ...(await handoff.storeLead(fields)) };
      return { lead, status: `${site.url}${statusLinks.issue(lead, "mail")}` };
    }
    const asked = await begin();
    await handoff.offered(asked.lead);
    await handoff.offer(asked.lead, 5, OTHER_LENDER);
    const [second, first] = await listOffers(database, asked.lead.id);
    const [yes, open] = [second?.id ?? "", first?.id ?? ""];
    await handoff.open(handoff.dealLink(yes), { answer: "yes", rate: "7.25", points: "1" });
    const told = await begin();
    const { id } = await handoff.released(told.lead);
    const recalled = await begin();
    const { id: back } = await handoff.released(recalled.lead);
    const about = { reference: recalled.lead.reference, offerId: back };
    await withdrawName(database, about, "withdrawn", stampAt(Date.now()));
    const notice = await findNotice(database, { offerId: back });
    return {
      reference: told.lead.reference,
      statusPages: [asked.status, told.status, recalled.status],
      lenderPages: [
        links.issue({ kind: "deal", id: open, receiver: 0 }),
        links.issue({ kind: "deal", id: yes, receiver: 0 }),
        links.issue({ kind: "contact", id, receiver: 0 }),
        links.issue({ kind: "notice", id: notice?.id ?? "", receiver: 0 }),
      ],
    };
  });
}

test("every screen of a hand-off fits a phone and a desk, in both themes, and a lender's page prints as one sheet", async ({
  openPage,
}) => {
  const { reference, statusPages, lenderPages } = await storeHandoffs();
  const desk = await enter(site, openPage, { path: `/leads/${reference}/handoff` });
  const problems: Record<string, readonly string[]> = {};
  for (const path of ["", "/handoffs", "/handoffs/figures", "/handoffs/webhooks"]) {
    if (path !== "") await desk.goto(path);
    for (const part of await desk.locator("main details > summary").all()) await part.click();
    problems[path] = await findScreenProblems(desk);
  }
  const page = await openPage({ baseURL: site.url });
  for (const address of [...statusPages, ...lenderPages]) {
    await page.goto(address);
    problems[address] = await findScreenProblems(page);
  }
  expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);

  for (const address of lenderPages) {
    await page.goto(address);
    expect(await countPrintedPages(page), address).toBe(1);
  }
});

test("without scripts, the name is taken back, and what the person says about the deal is taken", async ({
  openPage,
}) => {
  const { statusPages } = await storeHandoffs();
  const page = await openPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto(statusPages[1] ?? "");
  await page.getByRole("button", { name: "Show it as it is instead" }).click();
  await page.getByText("As it is, because you chose that.").waitFor();
  await page.getByRole("button", { name: `Withdraw my name from ${TEST_LENDER.name}` }).click();
  await page.getByText("It has not confirmed that yet.").waitFor();
});
