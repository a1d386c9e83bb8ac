import { expect, test } from "vitest";
import { type LeadFormEvent, startLeadForm, updateLeadForm } from "./lead-form-state.ts";

const content = {
  consent: { text: "I agree.", version: "1", sha256: "a" },
  notALender: "Not a lender.",
  phone: "555-0100",
  nextSteps: [],
  inShort: "",
  message: { label: "Anything?", hint: "", labelsBySource: {} },
  unserved: null,
};
const reworded = { ...content, consent: { text: "I agree too.", version: "2", sha256: "b" } };
const sent = { reference: "RR-00000-00000", statusPath: "", receipt: "..." };

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
    wantsOtherState: false,
  };
  expect(startLeadForm(content, refused)).toMatchObject({ errors: { name: "Empty." }, failure: "No." });
});

const ticked = { type: "consent", hasConsent: true } as const;
const refused = { type: "refused", errors: { name: "Empty." }, failure: "No." } as const;

test.each<[string, LeadFormEvent[], object]>([
  [
    "sending clears what was wrong before",
    [refused, { type: "send" }],
    { errors: {}, failure: undefined, isSending: true },
  ],
  [
    "a refusal ends the sending and keeps the consent",
    [ticked, { type: "send" }, refused],
    { isSending: false, hasConsent: true, failure: "No.", sent: undefined },
  ],
  [
    "an accepted lead leaves an empty form that waits for consent again",
    [ticked, { type: "send" }, { type: "accepted", sent }],
    { isSending: false, hasConsent: false, sent },
  ],
  [
    "a changed text needs a new consent",
    [ticked, { type: "reworded", content: reworded }],
    { hasConsent: false, content: reworded, consentRevision: 1 },
  ],
  [
    "the same text, refused by the server, needs a new consent too",
    [ticked, { type: "reworded", content }],
    { hasConsent: false, consentRevision: 1 },
  ],
])("%s", (_, events, state) => {
  expect(after(...events)).toMatchObject(state);
});
