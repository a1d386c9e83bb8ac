import { advice, problem } from "../server/doctor/finding.ts";
import type { PasskeysView } from "./access/access-view-data.ts";
import type { DeskFrame } from "./desk-room.server.ts";
import type { Moment } from "./frame/office-times.ts";
import { groupChecks, type HealthView } from "./health/read-health.server.ts";

/** Invented, for tests of pages that are not read from a database. */

const testMoment = (text: string): Moment => ({ text, iso: "2026-11-17T15:30:00.000Z" });

export const testFrame: DeskFrame = {
  siteName: "RentRatio",
  person: "Dana Whitfield",
  waiting: 3,
  givenUp: 0,
  newerVersion: undefined,
  hasKeys: true,
};

export const testHealth: HealthView = {
  page: "health",
  examined: testMoment("today 9:12"),
  isExamining: false,
  ...groupChecks(
    [
      { about: "Settings", findings: [problem("SMTP_URL is not set", "Set SMTP_URL to your mail server.")] },
      {
        about: "Deliveries",
        deskPath: "/deliveries",
        findings: ["A mail waits", "A webhook waits"].map((what) => advice(what, "Fix the cause.")),
      },
      { about: "Proof of consent", findings: [] },
      { about: "Backups", findings: [] },
    ],
    (text) => text,
  ),
  backups: {
    rows: [{ name: "scheduled.backup", made: testMoment("today 3:00"), age: "6 hours", size: "1.2 MB" }],
    older: 6,
    folder: "/var/lib/site/backups",
    isReadable: true,
    every: "24 hours",
    isEncrypted: true,
    running: undefined,
    checking: undefined,
    checked: { name: "scheduled.backup", problem: undefined, of: testMoment("today 3:00"), version: "1.0.0" },
  },
  isBusy: false,
  settings: [
    {
      about: "Port of the site.",
      settings: [{ name: "PORT", value: "3000", source: "default" }],
    },
    {
      about: "Mail server.",
      settings: [{ name: "SMTP_URL", value: "smtp://***@mail.example.com", source: ".env" }],
    },
  ],
  version: {
    running: "1.0.0",
    isLookedUp: false,
    newer: {
      hasFetched: false,
      canFetch: true,
      problem: undefined,
      commits: 3,
      version: "1.1.0",
      migrations: 1,
      changes: ["- The desk is new."],
    },
  },
  mail: { to: "office@example.com", sending: undefined, last: undefined },
};

export const testPasskeys: PasskeysView = {
  page: "passkeys",
  passkeys: [
    { id: "key-1", name: "Office laptop", added: testMoment("November 3"), used: testMoment("today 8:55") },
    { id: "key-2", name: "Phone", added: testMoment("November 4") },
  ],
  sessions: ["Chrome on Windows", "Safari on iPhone"].map((device, index) => ({
    id: `session-${index}`,
    device,
    begun: testMoment("yesterday"),
    seen: testMoment("today 7:10"),
    isThis: index === 0,
  })),
};
