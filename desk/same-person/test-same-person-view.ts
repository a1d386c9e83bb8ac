import { testMoment } from "../frame/test-frame.ts";
import { testLead } from "../lead/test-lead-view.ts";
import type { SamePersonView } from "./read-same-person.server.ts";

const testSame = { reference: "RR-7K2M9Q", name: "Marisol Ortega", received: testMoment("today 9:12") };

export const testPair: SamePersonView = {
  page: "same",
  main: { ...testSame, consent: testLead.consent, revision: "r-41" },
  other: { ...testSame, reference: "RR-3F8XW1", consent: undefined, revision: "r-7" },
  rows: [
    { label: "Full Name", main: "Marisol Ortega", other: "M. Ortega" },
    { label: "State", main: "TX", other: "TX" },
  ],
  isJoined: false,
};
