import { testMoment } from "../frame/test-frame.ts";
import { testRow } from "../inbox/test-inbox-view.ts";
import type { LeadView } from "./read-lead.server.ts";

export const testLead: LeadView = {
  page: "lead",
  reference: "RR-7K2M9Q",
  name: "Marisol Ortega",
  status: "new",
  closing: "",
  received: testMoment("today 9:12"),
  clock: testRow.clock,
  followUp: {
    when: "Wed 2026-11-18 14:30",
    text: "Ask for the lease",
    state: "later",
    day: "2026-11-18",
    time: "14:30",
  },
  quickDays: [
    { label: "Tomorrow", day: "2026-11-18", when: "Wed 11-18" },
    { label: "In 3 days", day: "2026-11-20", when: "Fri 11-20" },
    { label: "Next week", day: "2026-11-24", when: "Tue 11-24" },
  ],
  today: "2026-11-17",
  phone: { typed: "(512) 555-0142", dial: "+15125550142", isForbidden: false },
  email: { address: "marisol.ortega@example.com", isForbidden: false },
  optOut: undefined,
  facts: [
    { label: "State", value: "Texas" },
    { label: "Loan Purpose", value: "Purchase" },
    { label: "Page", value: "/dscr-calculator" },
  ],
  deal: [
    { label: "DSCR", value: "1.27" },
    { label: "Rent", value: "$2,600" },
    { label: "Full payment", value: "$2,043" },
  ],
  dealSummary: "A $310,000 house with 25% down, from the deal analyzer.",
  message: "I close in six weeks.\nPlease call in the morning.",
  suspicions: [],
  partners: ["Anchor Loans", "Kiavi"],
  otherLeads: [{ reference: "RR-3F8XW1", received: testMoment("November 2"), same: "phone number" }],
  joinedTo: undefined,
  joined: [],
  consent: {
    given: testMoment("Tue, November 17, 9:12:07"),
    text: "I agree that RentRatio and its lender partners may contact me by phone, SMS and email, possibly automated or prerecorded. Consent is not a condition of purchase.",
    channels: ["email", "phone", "text"],
    partners: ["Anchor Loans", "Kiavi"],
    page: "/dscr-calculator",
    hasPrivacySignal: false,
    hash: "9f2b6c1d4e8a7035b1c2d3e4f5a697887766554433221100ffeeddccbbaa9988",
    sequence: 214,
    proof: { isIntact: true, isWhole: false, sentences: ["Its content, hash and lead match."], at: 7 },
  },
  timeline: [
    { when: testMoment("today 9:40"), kind: "note", text: "Asked for the lease.", by: "Dana Whitfield" },
    {
      when: testMoment("today 9:13"),
      kind: "delivery",
      text: "The mail to the office bounced.",
      isProblem: true,
    },
    { when: testMoment("today 9:12"), kind: "received", text: "Through the form on /dscr-calculator." },
  ],
  revision: "r-41",
};
