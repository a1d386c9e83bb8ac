import { expect } from "vitest";
import { findStoredLead } from "../setup/site/site-leads.ts";
import { agree, fillLead, readReference, SUBMIT } from "./lead-form.ts";
import { test } from "./visit.ts";

test("the lead form on the page waits for the consent, is stored, and is empty again", async ({
  openVisit,
}) => {
  const visit = await openVisit();
  await visit.open("/contact");
  await fillLead(visit, "Page Person");
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
