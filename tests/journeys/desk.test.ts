import { inject } from "vitest";
import { sendLead } from "../e2e/desk/desk-visit.ts";
import { enterDesk } from "./enter-desk.ts";
import { test } from "./visit.ts";

test("the desk asks visitors to sign in, and shows the lead to somebody who did", async ({ openVisit }) => {
  const reference = await sendLead({ url: inject("siteUrl") }, { name: "Desk Person" });
  const visit = await openVisit();
  await enterDesk(visit, `/leads/${reference}`);
  await visit.untilShown("heading", /Desk Person/);
});
