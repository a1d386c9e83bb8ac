import { expect, test } from "vitest";
import { type LeadFormEvent, startLeadForm, updateLeadForm } from "./lead-form-state.ts";

const content = {
  consent: { text: "I agree.", version: "1", sha256: "a" },
  notALender: "Not a lender.",
  phone: "555-0100",
  nextSteps: [],
  message: { label: "Anything?", hint: "", labelsBySource: {} },
};
const reworded = { ...content, consent: { text: "I agree too.", version: "2", sha256: "b" } };
const sent = { reference: "RR-00000-00000", receipt: "..." };

function after(...events: LeadFormEvent[]) {
  return events.reduce(updateLeadForm, startLeadForm(content, undefined));
}

test("whether the box is ticked is unknown until scripts run", () => {
  expect(after().hasConsent).toBeUndefined();
  expect(after({ type: "hydrated", hasConsent: true }).hasConsent).toBe(true);
});

test("a form that comes back from a post starts with its errors", () => {
  const values = { name: "", email: "", phone: "", state: "", loanPurpose: "", message: "", dealSummary: "" };
  const refused = {
    message: "No.",
    errors: { name: "Empty." },
    values,
    origin: { source: "site", page: "/" },
    hasConsent: true,
  };
  expect(startLeadForm(content, refused)).toMatchObject({ errors: { name: "Empty." }, failure: "No." });
});

test("sending clears what was wrong before", () => {
  const state = after({ type: "refused", errors: { name: "Empty." }, failure: "No." }, { type: "send" });
  expect(state).toMatchObject({ errors: {}, failure: undefined, isSending: true });
});

test("a refusal ends the sending and keeps the consent", () => {
  const state = after(
    { type: "consent", hasConsent: true },
    { type: "send" },
    { type: "refused", errors: {}, failure: "No." },
  );
  expect(state).toMatchObject({ isSending: false, hasConsent: true, failure: "No.", sent: undefined });
});

test("an accepted lead leaves an empty form that waits for consent again", () => {
  expect(
    after({ type: "consent", hasConsent: true }, { type: "send" }, { type: "accepted", sent }),
  ).toMatchObject({
    isSending: false,
    hasConsent: false,
    sent,
  });
});

test("a changed text needs a new consent", () => {
  const state = after({ type: "consent", hasConsent: true }, { type: "reworded", content: reworded });
  expect(state).toMatchObject({ hasConsent: false, content: reworded });
});

test("the same text, refused by the server, needs a new consent too", () => {
  const ticked = after({ type: "consent", hasConsent: true });
  const again = updateLeadForm(ticked, { type: "reworded", content });
  expect(again.hasConsent).toBe(false);
  expect(again.consentRevision).not.toBe(ticked.consentRevision);
});
