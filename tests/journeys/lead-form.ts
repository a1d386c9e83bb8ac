import type { Visit } from "./visit.ts";

export const SUBMIT = "Get My DSCR Loan Options";

/** Fills in what every lead needs, except the consent. */
export async function fillLead(visit: Visit, name: string): Promise<void> {
  await visit.fill("Full Name", name);
  await visit.fill("Email", "dana@example.com");
  await visit.fill("Phone Number", "(512) 555-0142");
}

export const agree = (visit: Visit) => visit.click("checkbox", /automated or prerecorded/);

export async function readReference(visit: Visit): Promise<string> {
  await visit.until(() => /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/.test(document.body.innerText));
  return await visit.evaluate(() => /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(document.body.innerText)?.[0] ?? "");
}
