import { expect, test } from "vitest";
import type { Replication } from "../../platform/database/replicas.ts";
import { checkReplicas } from "./replica-checks.ts";

const synchronous = { name: "db2", isSynchronous: true, behindBytes: 0 };
const late = { name: "db3", isSynchronous: false, behindBytes: 3_000_000 };
const whole: Replication = { leader: "10.0.0.11", isSynchronous: true, replicas: [synchronous, late] };

const findingsOf = (replication: Replication | undefined, isRequired = true) =>
  checkReplicas(replication, isRequired).flatMap(({ findings }) =>
    findings.map(({ level, what }) => `${level}: ${what}`),
  );

test("a database on one machine has nothing to say, unless more are required", () => {
  const alone = { leader: "127.0.0.1", isSynchronous: false, replicas: [] };
  expect(checkReplicas(undefined, true)).toEqual([]);
  expect(checkReplicas(alone, false)).toEqual([]);
  expect(findingsOf(alone)).toEqual([expect.stringMatching(/^problem: .*only one machine has/)]);
});

test("names the leader, the mode and what is behind", () => {
  expect(checkReplicas(whole, true)).toEqual([
    {
      about: "Machines of the database: 10.0.0.11 leads; db2 synchronous; db3 follows, 2930 kB behind",
      findings: [],
    },
  ]);
});

test("says what to grant where the machines cannot be seen, and does not call them lost", () => {
  const unseen = { ...whole, replicas: undefined };
  expect(findingsOf(unseen)).toEqual([expect.stringMatching(/^advice: .*may not look/)]);
  expect(checkReplicas({ ...unseen, isSynchronous: false }, false)).toEqual([]);
});

test.each([
  ["the last replica", [synchronous], [expect.stringMatching(/^advice: Only one machine follows/)]],
  ["no replica", [], [expect.stringMatching(/^problem: No other machine has every/)]],
  ["a replica that commits do not wait for", [late], [expect.stringMatching(/^problem: No other machine/)]],
])("warns of %s", (_, replicas, expected) => {
  expect(findingsOf({ ...whole, replicas })).toEqual(expected);
});
