import { expect, test } from "vitest";
import { groupChecks } from "./group-checks.ts";

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
