import { describe, expect } from "vitest";
import { findStoredLead } from "../setup/site/site-leads.ts";
import { test, type Visit } from "./visit.ts";

const SUBMIT = "Get My DSCR Loan Options";

async function fill(visit: Visit, name: string): Promise<void> {
  await visit.fill("Full Name", name);
  await visit.fill("Email", "dana@example.com");
  await visit.fill("Phone Number", "(512) 555-0142");
}

const agree = (visit: Visit) => visit.click("checkbox", /automated or prerecorded/);

async function readReference(visit: Visit): Promise<string> {
  await visit.until(() => /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/.test(document.body.innerText));
  return await visit.evaluate(() => /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(document.body.innerText)?.[0] ?? "");
}

describe("the lead form", () => {
  test("on the page: waits for the consent, is stored, and is empty again", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.open("/contact");
    await fill(visit, "Page Person");
    await visit.choose(/^State/, "TX");
    await visit.choose(/^Loan Purpose/, "Cash-Out Refinance");
    expect(await visit.read("button", SUBMIT, "disabled")).not.toBeNull();
    await agree(visit);
    await visit.click("button", SUBMIT);
    await visit.untilText("We'll reach out within one business day with your DSCR loan options.");
    expect(await findStoredLead(await readReference(visit))).toMatchObject({
      name: "Page Person",
      phone: "+15125550142",
      state: "TX",
      loanPurpose: "cashout",
      source: "contact",
    });
    expect(await visit.value("Full Name")).toBe("");
  });

  test("in the dialog of a call to action: Escape keeps what was typed", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.open("/lender-partners");
    await visit.click("link", "Get Quote from Kiavi");
    await visit.untilShown("dialog", "Get Quote from Kiavi");
    await fill(visit, "Dialog Person");
    await visit.press("Escape");
    await visit.untilGone("dialog", "Get Quote from Kiavi");
    await visit.click("link", "Get Quote from Kiavi");
    expect(await visit.value("Full Name")).toBe("Dialog Person");
    await agree(visit);
    await visit.click("button", SUBMIT);
    expect(await findStoredLead(await readReference(visit))).toMatchObject({
      name: "Dialog Person",
      source: "lender-kiavi",
    });
  });

  test.for([true, false])(
    "keeps the campaign from page to page, scripts: %o",
    async (runsScripts, { openVisit }) => {
      const visit = await openVisit({ runsScripts });
      const campaign = "utm_source=facebook&utm_campaign=fb-texas";
      await visit.open(`/dscr-loan-texas?${campaign}`);
      await visit.click("link", "Contact");
      await visit.untilAddress(`/contact?${campaign}`);
      await fill(visit, `Campaign Person ${runsScripts}`);
      await agree(visit);
      await visit.click("button", SUBMIT);
      expect(await findStoredLead(await readReference(visit))).toMatchObject({
        origin: { campaign: { utm_source: "facebook", utm_campaign: "fb-texas" } },
      });
    },
  );

  test("without scripts: a mistake comes back beside its field, then it is stored", async ({ openVisit }) => {
    const visit = await openVisit({ runsScripts: false });
    await visit.open("/lender-partners");
    await visit.click("link", "Get Quote from Kiavi");
    await visit.untilAddress("/contact?source=lender-kiavi");
    await fill(visit, "Plain Person");
    await visit.fill("Phone Number", "000 000 0000");
    await agree(visit);
    await visit.click("button", SUBMIT);
    await visit.until(() => document.querySelector("[name=phone][aria-invalid=true]") !== null);
    expect(await visit.value("Full Name")).toBe("Plain Person");
    await visit.fill("Phone Number", "512-555-0142");
    await visit.click("button", SUBMIT);
    await visit.untilShown("heading", "Thank You!");
    expect(await findStoredLead(await readReference(visit))).toMatchObject({
      name: "Plain Person",
      source: "lender-kiavi",
    });
  });
});
