import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import type { Deal } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { writeDealFragment } from "../deal/sharing/deal-link.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { NAME_LIMIT } from "./deal-name.ts";
import {
  bringBack,
  duplicateDeal,
  hasRoom,
  type KeptDeals,
  keepDeal,
  MAX_DEALS,
  mergeDeals,
  NO_DEALS,
  readKeptDeals,
  removeDeal,
  renameDeal,
  restoreDeal,
  sameIn,
  writeKeptDeals,
} from "./kept-deals.ts";
import { comparedIn } from "./portfolio.ts";

const day = { keptOn: "2026-11-17" };
const made = (deal: Deal) => ({ ...day, tool: "/deal-analyzer" as const, figures: writeDealFragment(deal) });
const elm = { name: "Elm Street", ...made(EXAMPLE_DEAL) };
const oak = { name: "Oak Avenue", ...made({ ...EXAMPLE_DEAL, price: 420_000 }) };
const hold = { ...elm, tool: "/hold-projection" as const, figures: "#v=1&price=300000&years=7" };
const two = keepDeal(keepDeal(NO_DEALS, elm), oak);
const namesOf = ({ deals }: KeptDeals) => deals.map(({ name }) => name);

function read(text: string): KeptDeals {
  const reading = readKeptDeals(text);
  if (reading.kind !== "deals") throw new Error(reading.kind);
  return reading.kept;
}

describe("what is kept", () => {
  test("reads back as it was written", () => {
    const names = fc.stringMatching(/^[A-Z][a-z]{1,20}$/);
    forAll(cases(), [fc.array(fc.tuple(names, arbitraryDeals(fc)), { maxLength: 5 })], (given) => {
      const kept = given.reduce((all, [name, deal]) => keepDeal(all, { name, ...made(deal) }), NO_DEALS);
      expect(read(writeKeptDeals(kept))).toEqual(kept);
    });
  });

  test("a released text stays readable", () => {
    const text =
      '{"kind":"kept-deals","version":1,"deals":[{"id":3,"name":"Elm Street","keptOn":"2026-11-17","figures":"#v=1&price=300000&tax=375&ins=150&hoa=75&rent=2500"}]}';
    expect(read(text).deals).toEqual([{ id: 3, ...elm }]);
  });

  test("no text is too strange to be answered", () => {
    forAll(cases(), [fc.oneof(fc.string({ unit: "binary" }), fc.json())], (text) => {
      expect(["deals", "foreign", "newer"]).toContain(readKeptDeals(text).kind);
    });
  });

  test.each([
    ["", "foreign"],
    ["null", "foreign"],
    ["[]", "foreign"],
    ['{"kind":"kept-deals","version":1}', "foreign"],
    ['{"kind":"kept-deals","deals":[]}', "foreign"],
    ['{"version":1,"deal":{},"results":{}}', "foreign"],
    ['{"kind":"kept-deals","version":2,"deals":[]}', "newer"],
  ])("%s is %s", (text, kind) => {
    expect(readKeptDeals(text).kind).toBe(kind);
  });
});

describe("an entry that cannot be read", () => {
  const whole = { id: 1, name: "Elm Street", keptOn: "2026-11-17", figures: "#v=1&price=300000" };
  test.each([
    ["is no object", 7],
    ["has no name", { ...whole, name: undefined }],
    ["has an invisible name", { ...whole, name: "\u200b\u202e" }],
    ["has no day", { ...whole, keptOn: "yesterday" }],
    ["has a strange number", { ...whole, id: 1.5 }],
    ["has figures of a newer version", { ...whole, figures: "#v=2&price=1" }],
    ["has impossible figures", { ...whole, figures: "#v=1&down=101" }],
    ["is of a tool that nobody knows", { ...whole, tool: "constructor", inputs: "#v=1&price=1" }],
    ["is of another tool, without its figures", { ...whole, tool: "/compare-offers" }],
    ["has a plan of a newer version", { ...whole, tool: "/hold-projection", inputs: "#v=2&price=1" }],
  ])("%s: it is written back as it was", (_, entry) => {
    const kept = read(JSON.stringify({ kind: "kept-deals", version: 1, deals: [whole, entry] }));
    expect(kept.deals).toHaveLength(1);
    const written: { deals: unknown[] } = JSON.parse(writeKeptDeals(kept));
    expect(written.deals[1]).toEqual(JSON.parse(JSON.stringify(entry)));
  });

  test("two entries with the same number are two deals", () => {
    const kept = read(JSON.stringify({ kind: "kept-deals", version: 1, deals: [whole, whole] }));
    expect(kept.deals.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("a visitor", () => {
  test("keeps a deal again under its name, and replaces it", () => {
    const changed = keepDeal(two, { ...elm, figures: oak.figures });
    expect(namesOf(changed)).toEqual(["Elm Street", "Oak Avenue"]);
    expect(changed.deals[0]).toMatchObject({ id: 1, figures: oak.figures });
  });

  test("takes back what a name replaced, also after it was removed", () => {
    const before = sameIn(two, elm);
    if (before === undefined) throw new Error("Elm Street is not kept");
    const changed = keepDeal(two, { ...elm, figures: oak.figures });
    expect(bringBack(changed, before)).toEqual(two);
    expect(namesOf(bringBack(removeDeal(changed, 1), before))).toEqual(["Oak Avenue", "Elm Street"]);
  });

  test("keeps a deal and plans for it under one name", () => {
    const all = keepDeal(two, hold);
    expect(all.deals).toMatchObject([elm, oak, { id: 3, ...hold }]);
    expect(read(writeKeptDeals(all))).toEqual(all);
    expect(renameDeal(all, 3, "Oak Avenue").deals[2]).toMatchObject({ name: "Oak Avenue" });
    expect(mergeDeals(two, all.deals)).toMatchObject({ added: 1, known: 2 });
    expect(comparedIn(all.deals).map(({ id }) => id)).toEqual([1, 2]);
  });

  test("a version that knows only deals finds no figures in a plan", () => {
    const [entry] = JSON.parse(writeKeptDeals(keepDeal(NO_DEALS, hold))).deals;
    expect(entry).toEqual({ id: 1, ...day, name: "Elm Street", tool: hold.tool, inputs: hold.figures });
  });

  test("renames a deal; a name that another has gets a number", () => {
    expect(namesOf(renameDeal(two, 2, "  Oak   Lane "))).toEqual(["Elm Street", "Oak Lane"]);
    expect(namesOf(renameDeal(two, 2, "Elm Street"))).toEqual(["Elm Street", "Elm Street (2)"]);
    expect(renameDeal(two, 2, " ")).toEqual(two);
  });

  test("duplicates a deal; the copy stands behind it", () => {
    expect(namesOf(duplicateDeal(two, 1))).toEqual(["Elm Street", "Elm Street (2)", "Oak Avenue"]);
  });

  test("removes a deal and takes it back", () => {
    const removed = removeDeal(two, 1);
    expect(namesOf(removed)).toEqual(["Oak Avenue"]);
    expect(restoreDeal(removed, { id: 1, ...elm }, 0)).toEqual(two);
  });

  test("takes a deal back although another tab has used its name and number", () => {
    const other = keepDeal(NO_DEALS, elm);
    expect(restoreDeal(other, { id: 1, ...elm }, 5).deals).toMatchObject([
      { id: 1, name: "Elm Street" },
      { id: 2, name: "Elm Street (2)" },
    ]);
  });

  test("has room for a hundred deals, and then none", () => {
    const full = Array.from({ length: MAX_DEALS }).reduce<KeptDeals>(
      (kept, _, index) => keepDeal(kept, { ...elm, name: `Deal ${index}` }),
      NO_DEALS,
    );
    expect(hasRoom(full)).toBe(false);
    expect(hasRoom(two)).toBe(true);
    expect(mergeDeals(full, [{ id: 1, ...oak }])).toMatchObject({ added: 0, known: 0, refused: 1 });
  });
});

describe("merging", () => {
  test("adds what is new and nothing twice", () => {
    const merged = mergeDeals(keepDeal(NO_DEALS, elm), two.deals);
    expect(merged).toMatchObject({ added: 1, known: 1, refused: 0 });
    expect(namesOf(merged.kept)).toEqual(["Elm Street", "Oak Avenue"]);
  });

  test("other figures under the same name are another deal", () => {
    const merged = mergeDeals(two, [{ id: 9, ...elm, figures: oak.figures }]);
    expect(namesOf(merged.kept)).toEqual(["Elm Street", "Oak Avenue", "Elm Street (2)"]);
  });

  test("is complete: whatever is merged twice is known the second time", () => {
    forAll(cases(), [fc.array(arbitraryDeals(fc), { maxLength: 4 })], (deals) => {
      const imported = deals.map((deal, index) => ({ id: index + 1, name: `Deal ${index}`, ...made(deal) }));
      const once = mergeDeals(two, imported);
      expect(mergeDeals(once.kept, imported)).toMatchObject({ added: 0, known: imported.length });
    });
  });
});

test("a name never grows beyond its limit, however many have it", () => {
  const long = keepDeal(NO_DEALS, { ...elm, name: "x".repeat(NAME_LIMIT) });
  const many = Array.from({ length: 12 }).reduce<KeptDeals>((kept) => duplicateDeal(kept, 1), long);
  expect(new Set(namesOf(many)).size).toBe(13);
  expect(Math.max(...namesOf(many).map(({ length }) => length))).toBe(NAME_LIMIT);
});
