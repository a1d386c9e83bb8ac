import { expect, test } from "vitest";
import { reliability } from "../../content/reliability.ts";
import { describeRuns, withRun } from "./reliability-record.server.ts";

const run = (name: string, figures: Record<string, string | number>) => ({
  name,
  day: "2026-11-20",
  figures,
});
const sectionsOf = (...runs: ReturnType<typeof run>[]) => reliability(describeRuns({ runs })).sections;

test("a run is shown with its day and its figures, in the words of the page", () => {
  const figures = { "leads acknowledged": 13_964, "acknowledged leads lost": 0, "seconds of something": 4 };
  const section = sectionsOf(run("disk-full", figures)).find(({ id }) => id === "disk-full");
  expect(section).toMatchObject({
    paragraphs: [expect.any(String), "Counted on November 20, 2026:"],
    list: ["Requests that were confirmed: 13,964", "Confirmed requests that were lost: 0"],
  });
});

test("as long as no run on three machines is recorded, the page says so", () => {
  const ids = (...runs: ReturnType<typeof run>[]) => sectionsOf(...runs).map(({ id }) => id);
  expect(ids()).toEqual(["promises", "three-machines", "limits"]);
  expect(ids(run("cluster", { faults: 40 }), run("unknown", {}))).toEqual(["promises", "cluster", "limits"]);
});

test("a later run takes the place of the earlier one", () => {
  const record = { runs: [run("cluster", { faults: 1 }), run("receivers", {})] };
  expect(withRun(record, run("cluster", { faults: 2 })).runs).toEqual([
    run("receivers", {}),
    run("cluster", { faults: 2 }),
  ]);
});

test("a record in another form is an error", () => {
  expect(() => describeRuns({ runs: [{ name: "cluster", day: "yesterday", figures: {} }] })).toThrow();
});
