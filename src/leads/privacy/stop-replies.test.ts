import { expect, test } from "vitest";
import { isStopReply } from "./stop-replies.ts";

test.each([
  "STOP",
  "stop.",
  " Stop! ",
  "StopAll",
  "stop all",
  "QUIT",
  "end",
  "Revoke",
  "opt-out",
  "OPT OUT",
  "Optout",
])("%j opts out", (message) => expect(isStopReply(message)).toBe(true));

test.each(["Cancel", "unsubscribe", "Stop texting me please", "UNSUBSCRIBE ME", "Opt out of texts"])(
  "%j opts out too",
  (message) => expect(isStopReply(message)).toBe(true),
);

test.each([
  "",
  "Yes",
  "End of the month works",
  "Cancel my 3 pm, call at 4",
  "Don't stop",
  "nonstop flights",
  "Stopping by",
])("%j does not", (message) => expect(isStopReply(message)).toBe(false));
