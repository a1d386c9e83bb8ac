import { expect, test } from "vitest";
import { typeRecord } from "../../src/records/form/record-form.ts";
import { recordForm } from "../../src/site/record-forms.server.ts";
import { readShippedRecords } from "../../src/site/site-records-catalog.server.ts";
import { compareRecords } from "./field-changes.ts";

const shipped = await readShippedRecords();
const fields = recordForm({ kind: "settings", id: "contact" });
const before = typeRecord(fields, shipped.find(({ id }) => id === "contact")?.body);

test("equal records differ in nothing", () => {
  expect(compareRecords(fields, before, before)).toEqual([]);
});

test("only what differs is listed, with the name of its group", () => {
  const after = {
    ...before,
    "address.city": ["Dallas"],
    "office.openDays": ["Monday", "Tuesday"],
    "social.7.name": ["Pinboard"],
    "social.7.url": ["https://example.com"],
  };
  expect(compareRecords(fields, before, after)).toEqual([
    { label: "Address: City", before: "Austin", after: "Dallas" },
    {
      label: "Office hours: Open on",
      before: "Monday, Tuesday, Wednesday, Thursday, Friday",
      after: "Monday, Tuesday",
    },
    { label: "Social links 8", before: "", after: "Pinboard, https://example.com" },
  ]);
});
