import { testMoment } from "../frame/test-frame.ts";
import type { HealthView } from "./read-health.server.ts";

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
