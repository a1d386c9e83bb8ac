import type { Locator, Page } from "playwright-core";
import { findStoredLead } from "../setup/site/site-leads.ts";

type Form = Page | Locator;

const REFERENCE = /RR-[0-9A-Z]{5}-[0-9A-Z]{5}/;

export const submitButton = (form: Form) =>
  form.getByRole("button", { name: /Get My DSCR Loan Options|Sending/ });
export const consentBox = (form: Form) => form.getByRole("checkbox", { name: /automated or prerecorded/ });

/** The same content would be the same lead, so each test has its own name. */
export async function fillLead(form: Form, name: string, changes: Readonly<Record<string, string>> = {}) {
  const values = {
    "Full Name": name,
    Email: "dana@example.com",
    "Phone Number": "(512) 555-0142",
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Agrees, sends what was filled in, and returns what was stored. */
export async function sendLead(form: Form) {
  await consentBox(form).check();
  await submitButton(form).click();
  return await findSentLead(form);
}

/** The lead whose reference is shown. */
export async function findSentLead(form: Form) {
  const text = await form.getByText(REFERENCE).first().textContent();
  return await findStoredLead(REFERENCE.exec(text ?? "")?.[0] ?? "");
}
