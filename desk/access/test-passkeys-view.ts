import { testMoment } from "../frame/test-frame.ts";
import type { PasskeysView } from "./access-view-data.ts";

export const testPasskeys: PasskeysView = {
  page: "passkeys",
  passkeys: [
    { id: "key-1", name: "Office laptop", added: testMoment("November 3"), used: testMoment("today 8:55") },
    { id: "key-2", name: "Phone", added: testMoment("November 4") },
  ],
  sessions: [
    {
      id: "session-1",
      device: "Chrome on Windows",
      begun: testMoment("today 8:55"),
      seen: testMoment("just now"),
      isThis: true,
    },
    {
      id: "session-2",
      device: "Safari on iPhone",
      begun: testMoment("yesterday"),
      seen: testMoment("today 7:10"),
      isThis: false,
    },
  ],
};
