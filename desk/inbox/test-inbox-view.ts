import { testMoment } from "../frame/test-frame.ts";
import type { InboxRow, InboxView } from "./read-inbox.server.ts";

export const testRow: InboxRow = {
  reference: "RR-7K2M9Q",
  name: "Marisol Ortega",
  status: "new",
  received: testMoment("today 9:12"),
  clock: { state: "in time", text: "answer by Tue 10:30", deadline: testMoment("Tue 10:30") },
  state: "Texas",
  purpose: "Purchase",
  source: "DSCR calculator",
  campaign: "austin-spring",
  phone: "+15125550142",
  email: "marisol.ortega@example.com",
  optedOut: [],
  otherLeads: 0,
  isSuspected: false,
  joinedTo: undefined,
  followUp: undefined,
};

export const testInbox: InboxView = {
  page: "inbox",
  filters: {
    view: "waiting",
    search: "",
    status: "",
    source: "",
    campaign: "",
    state: "",
    purpose: "",
    from: "",
    to: "",
    suspected: false,
  },
  choices: {
    status: [{ value: "new", label: "new" }],
    source: [{ value: "calculator", label: "DSCR calculator" }],
    campaign: [{ value: "austin-spring", label: "austin-spring" }],
    state: [{ value: "TX", label: "Texas" }],
    purpose: [{ value: "purchase", label: "Purchase" }],
  },
  rows: [testRow],
  due: 2,
};
