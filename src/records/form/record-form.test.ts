import { describe, expect, test } from "vitest";
import { recordForm } from "../../site/record-forms.server.ts";
import { readShippedRecords } from "../../site/site-records-catalog.server.ts";
import { closeGaps, type RecordField, readRecord, typeRecord } from "./record-form.ts";

const shipped = (await readShippedRecords()).filter(({ kind }) => kind !== "news");

/** Every field, those of groups and rows included. */
function listAll(fields: readonly RecordField[]): readonly RecordField[] {
  return fields.flatMap((field) => ("fields" in field ? [field, ...listAll(field.fields)] : [field]));
}

test.each(shipped)("$kind $id, typed and read, is the same record", ({ kind, id, body }) => {
  const fields = recordForm({ kind, id });
  expect(readRecord(fields, typeRecord(fields, body))).toEqual(body);
});

test.each(shipped)("every field of $kind $id has a label in words", ({ kind, id }) => {
  const labels = listAll(recordForm({ kind, id })).map(({ label }) => label);
  expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
});

describe("what is typed", () => {
  const contact = recordForm({ kind: "settings", id: "contact" });
  const lender = recordForm({ kind: "lender", id: "new" });
  const read = (fields: readonly RecordField[], typed: Record<string, string>) =>
    readRecord(fields, Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, [text]])));

  test("a number is one, with commas too; anything else stays as it was typed", () => {
    expect(read(lender, { minDSCR: " 1.1 ", maxLoanAmount: "5,000,000", maxLTV: "eighty" })).toMatchObject({
      minDSCR: 1.1,
      maxLoanAmount: 5_000_000,
      maxLTV: "eighty",
    });
    expect(read(lender, { minDSCR: "" })).not.toHaveProperty("minDSCR");
    for (const text of ["1e3", "0x10", "Infinity", "1,5", "--1"]) {
      expect(read(lender, { rating: text })).toMatchObject({ rating: text });
    }
  });

  test("empty lines and rows are left out, and rows keep their numbers", () => {
    expect(read(lender, { features: "\n Fast \n\n Simple\n" })).toMatchObject({
      features: ["Fast", "Simple"],
    });
    const typed = closeGaps(contact, {
      "social.0.name": [""],
      "social.0.url": [" "],
      "social.2.name": ["X"],
      "social.2.url": ["no link"],
    });
    expect(typed).toMatchObject({ "social.0.name": ["X"], "social.2.name": [] });
    expect(readRecord(contact, typed)).toMatchObject({ social: [{ name: "X", url: "no link" }] });
  });

  test("a group without proof is null, half of one is not", () => {
    expect(read(lender, {})).toMatchObject({ ratingSubstantiation: null });
    expect(read(lender, { "ratingSubstantiation.source": "Survey" })).toMatchObject({
      ratingSubstantiation: { source: "Survey" },
    });
  });

  test("lists that a record may leave out are left out while they are empty", () => {
    expect(Object.keys(read(lender, {}))).not.toEqual(expect.arrayContaining(["states", "receivers"]));
    const typed = {
      states: ["TX", "XX"],
      "receivers.0.name": ["Ann"],
      "receivers.0.email": ["ann@x.example"],
    };
    expect(readRecord(lender, typed)).toMatchObject({
      states: ["TX"],
      receivers: [{ name: "Ann", email: "ann@x.example" }],
    });
  });

  test("only offered choices count", () => {
    const typed = { "office.openDays": ["Friday", "Monday", "Someday"] };
    expect(readRecord(contact, typed)).toMatchObject({ office: { openDays: ["Monday", "Friday"] } });
  });
});
