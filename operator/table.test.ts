import { expect, test } from "vitest";
import { type Column, formatFacts, formatTable } from "./table.ts";

interface Person {
  readonly reference?: string;
  readonly name?: string;
  readonly email?: string;
  readonly note?: string;
}

const REFERENCE = { title: "REFERENCE", read: ({ reference = "" }: Person) => reference };
const NAME = { title: "NAME", read: ({ name = "" }: Person) => name, canBeCut: true };
const EMAIL = { title: "EMAIL", read: ({ email = "" }: Person) => email };
const NOTE = { title: "NOTE", read: ({ note = "" }: Person) => note, canBeCut: true };
const columns: readonly Column<Person>[] = [REFERENCE, NAME, EMAIL, NOTE];

const ann = { reference: "RR-7K3M9-QXTB2", name: "Ann", email: "ann@a-rather-long-domain.example" };
const bob = { reference: "RR-00000-00000", name: "Bob the Builder of Houses", email: "b@b.example" };

const lines = (rows: readonly Person[], width: number | undefined, some = columns) =>
  formatTable(rows, some, width).split("\n");

test("output to a file has a line per row, which is never cut", () => {
  const note = "x".repeat(500);
  expect(lines([{ ...ann, note }], undefined)).toEqual([
    "REFERENCE       NAME  EMAIL                             NOTE",
    `RR-7K3M9-QXTB2  Ann   ann@a-rather-long-domain.example  ${note}`,
  ]);
});

test("a narrow terminal leaves out empty columns first", () => {
  expect(lines([ann, bob], 75)).toEqual([
    "REFERENCE       NAME                       EMAIL",
    "RR-7K3M9-QXTB2  Ann                        ann@a-rather-long-domain.example",
    "RR-00000-00000  Bob the Builder of Houses  b@b.example",
  ]);
});

test("a narrower one cuts prose, and nothing else", () => {
  expect(lines([ann, bob], 65)).toEqual([
    "REFERENCE       NAME             EMAIL",
    "RR-7K3M9-QXTB2  Ann              ann@a-rather-long-domain.example",
    "RR-00000-00000  Bob the Builde…  b@b.example",
  ]);
});

test("in one that is narrower still, each row takes several lines", () => {
  expect(lines([{ ...ann, note: "called" }, bob], 50)).toEqual([
    "REFERENCE       NAME",
    "  EMAIL                             NOTE",
    "RR-7K3M9-QXTB2  Ann",
    "  ann@a-rather-long-domain.example  called",
    "RR-00000-00000  Bob the Builder of Houses",
    "  b@b.example",
  ]);
});

test.each([20, 40, 60, 80, 100, 120])("nothing but prose is cut at %i columns", (width) => {
  const note = "The person called and asked for the rate again.";
  const table = lines([{ ...ann, note }, bob], width);
  for (const { reference, email } of [ann, bob]) {
    expect(table.join("\n")).toContain(reference);
    expect(table.join("\n")).toContain(email);
  }
  const tooLong = table.filter((line) => line.length > width && !line.includes(ann.email));
  expect(tooLong).toEqual([]);
});

test("numbers are aligned to the right", () => {
  const counts = [{ title: "LEADS", read: String, align: "right" as const }];
  expect(formatTable([7, 1200], counts, 80)).toBe("LEADS\n    7\n 1200");
});

test("a cell cannot move the cursor or reverse the line", () => {
  expect(lines([{ name: "\u001b[2JEve\n\u202Eevil" }], undefined, [NAME])[1]).toBe(" [2JEve evil");
  expect(formatFacts([{ label: "A", value: "b\u001b[1m" }])).toBe("A  b [1m");
});
