import { expect, test } from "vitest";
import { formatFacts, formatTable } from "./table.ts";

const columns = [
  { title: "NAME", read: ([name = ""]: readonly string[]) => name },
  { title: "EMAIL", read: ([, email = ""]: readonly string[]) => email },
];
const rows = [
  ["Ann", "ann@a-rather-long-domain.example"],
  ["Bob the Builder", "b@b.example"],
];

test("output to a file is never truncated", () => {
  expect(formatTable(rows, columns, undefined)).toBe(
    [
      "NAME             EMAIL",
      "Ann              ann@a-rather-long-domain.example",
      "Bob the Builder  b@b.example",
    ].join("\n"),
  );
});

test("in a narrow terminal the widest cells end in an ellipsis", () => {
  const table = formatTable(rows, columns, 34);
  expect(table.split("\n").every((line) => line.length <= 34)).toBe(true);
  expect(table).toContain("ann@a-rather-lon…");
  expect(table).toContain("Bob the Builder");
});

test("a cell cannot move the cursor or reverse the line", () => {
  const table = formatTable([["\u001b[2JEve\n\u202Eevil", ""]], columns, undefined);
  expect(table.split("\n")[1]).toBe(" [2JEve evil");
  expect(formatFacts([{ label: "A", value: "b\u001b[1m" }])).toBe("A  b [1m");
});
