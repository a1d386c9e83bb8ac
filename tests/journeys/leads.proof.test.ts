import { describe, expect } from "vitest";
import { findStoredLead } from "../setup/site/site-leads.ts";
import { agree, fillLead, readReference, SUBMIT } from "./lead-form.ts";
import { test } from "./visit.ts";

describe("the lead form", () => {
  test("in the dialog of a call to action: Escape keeps what was typed", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.open("/lender-partners");
    await visit.click("link", "Get Quote from Kiavi");
    await visit.untilShown("dialog", "Get Quote from Kiavi");
    await fillLead(visit, "Dialog Person");
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
      await fillLead(visit, `Campaign Person ${runsScripts}`);
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
    await fillLead(visit, "Plain Person");
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
