import type { PasskeysView } from "./access/access-view-data.ts";
import type { DeskFrame } from "./desk-room.server.ts";
import type { Moment } from "./frame/office-times.ts";
import type { HealthView } from "./health/read-health.server.ts";

/** Invented, for tests of pages that are not read from a database. */

function testMoment(text: string, iso = "2026-11-17T15:30:00.000Z"): Moment {
  return { text, iso };
}

export const testFrame: DeskFrame = {
  siteName: "RentRatio",
  person: "Dana Whitfield",
  waiting: 3,
  givenUp: 0,
  hasKeys: true,
};

export const testHealth: HealthView = {
  page: "health",
  examined: testMoment("today 9:12"),
  isExamining: false,
  urgent: [
    {
      about: "Settings",
      href: undefined,
      remedies: [
        { remedy: "Set SMTP_URL to your mail server.", whats: ["SMTP_URL is not set: mails reach nobody"] },
      ],
    },
  ],
  advice: [
    {
      about: "Deliveries",
      href: "/deliveries",
      remedies: [{ remedy: "Fix the cause.", whats: ["A mail waits", "A webhook waits"] }],
    },
  ],
  fine: ["Proof of consent", "Backups"],
  backups: {
    rows: [
      {
        name: "scheduled-2026-11-17-030000.backup",
        made: testMoment("today 3:00"),
        age: "6 hours",
        size: "1.2 MB",
      },
    ],
    older: 6,
    folder: "/var/lib/site/backups",
    isReadable: true,
    every: "24 hours",
    isEncrypted: true,
    running: undefined,
  },
  mail: { to: "office@example.com", sending: undefined, last: undefined },
};

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
