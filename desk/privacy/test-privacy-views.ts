import { testMoment } from "../frame/test-frame.ts";
import type {
  DeletionView,
  PersonLead,
  PersonView,
  PrivacyView,
  RequestView,
} from "./read-privacy.server.ts";

const personLead: PersonLead = {
  reference: "RR-7K2M9Q",
  name: "Marisol Ortega",
  email: "marisol.ortega@example.com",
  phone: "(512) 555-0142",
  received: testMoment("November 2"),
};

const testPerson: PersonView = {
  who: "marisol.ortega@example.com",
  named: [personLead],
  linked: [{ ...personLead, reference: "RR-3F8XW1", name: "M. Ortega", email: "mo@work.example" }],
  subscriptions: 1,
  unprovenSubscriptions: 1,
  choices: [{ when: testMoment("November 3"), text: "opt-out (text): replied STOP" }],
  requests: [],
  isStored: true,
};

const requestRow = {
  reference: "PR-7K3M-9QXT",
  kind: "delete",
  who: "marisol.ortega@example.com",
  channel: "website",
  asked: testMoment("October 8"),
  clock: { state: "soon", text: "5 days left", deadline: testMoment("November 22") },
  answered: undefined,
} as const;

export const testPrivacy: PrivacyView = {
  page: "privacy",
  open: [requestRow],
  answered: [
    {
      ...requestRow,
      reference: "PR-1111-2222",
      clock: undefined,
      answered: { when: testMoment("November 4"), outcome: "done" },
    },
  ],
  search: "marisol.ortega@example.com",
  searchProblem: undefined,
  person: testPerson,
  entered: { who: "marisol.ortega@example.com", kind: "", channel: "", detail: "" },
};

const testValues = {
  name: "Marisol Ortega",
  email: "marisol.ortega@example.com",
  phone: "(512) 555-0142",
  state: "TX",
  purpose: "purchase",
};

export const testRequest: RequestView = {
  ...requestRow,
  page: "privacy-request",
  proven: testMoment("October 8"),
  deadline: testMoment("November 22"),
  detail: "I found another lender.",
  hasPrivacySignal: true,
  isMailed: true,
  person: testPerson,
  correction: { stored: testValues, values: testValues, notes: {} },
  note: undefined,
  references: [],
  proof: [{ when: testMoment("October 8"), by: "mail link", text: "proved the address of a request" }],
};

export const testDeletion: DeletionView = {
  page: "privacy-deletion",
  reference: "PR-7K3M-9QXT",
  who: "marisol.ortega@example.com",
  leads: [personLead],
  chosen: [],
  subscriptions: 1,
  lenders: ["Kiavi"],
  spared: testPerson.linked,
  sparedSubscriptions: 1,
};
