import { expect, test } from "vitest";
import { describeSize, groupChecks } from "./read-health.server.ts";

const advice = (what: string, remedy: string) => ({ level: "advice" as const, what, remedy });
const problem = (what: string, remedy: string) => ({ level: "problem" as const, what, remedy });

test("checks are grouped by who has to do something, without secrets", () => {
  const checks = [
    {
      about: "Settings",
      findings: [
        advice("SECRET is not set", "Set it."),
        problem("smtp://u:hunter2@mail failed", "Replace hunter2."),
      ],
    },
    { about: "Backups", findings: [] },
  ];
  expect(groupChecks(checks, (text) => text.replaceAll("hunter2", "…"))).toEqual({
    urgent: [{ about: "Settings", remedies: [{ remedy: "Replace ….", whats: ["smtp://u:…@mail failed"] }] }],
    advice: [{ about: "Settings", remedies: [{ remedy: "Set it.", whats: ["SECRET is not set"] }] }],
    fine: ["Backups"],
  });
});

test("what has the same remedy stands together", () => {
  const findings = [problem("A", "Fix"), problem("B", "Ask"), problem("C", "Fix")];
  const { urgent } = groupChecks([{ about: "X", deskPath: "/x", findings }], (text) => text);
  expect(urgent).toEqual([
    {
      about: "X",
      href: "/x",
      remedies: [
        { remedy: "Fix", whats: ["A", "C"] },
        { remedy: "Ask", whats: ["B"] },
      ],
    },
  ]);
});

test.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [340_000, "340 kB"],
  [1_240_000, "1.2 MB"],
  [3_400_000_000, "3.4 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(describeSize(bytes)).toBe(text);
});
