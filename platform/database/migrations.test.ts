import { expect, test } from "vitest";
import { validateMigrations } from "./migrations.ts";

const named = (...ids: readonly string[]) => ids.map((id) => ({ id, why: "test", up: async () => {} }));

test("ids are a number and a name, in ascending order, and numbers may be skipped", () => {
  validateMigrations(named());
  validateMigrations(named("0001-create-pages", "0002-add-index-2", "0010-drop-index"));
});

test.each([
  ["create-pages", "must be a number and a name"],
  ["1-create-pages", "must be a number and a name"],
  ["0001_create_pages", "must be a number and a name"],
  ["0001-", "must be a number and a name"],
  ["0001-Create", "must be a number and a name"],
])("refuses the id %s", (id, message) => {
  expect(() => validateMigrations(named(id))).toThrow(message);
});

test.each([[["0002-b", "0001-a"]], [["0001-a", "0001-b"]]])("refuses the order %s", (ids) => {
  expect(() => validateMigrations(named(...ids))).toThrow("must have a number above");
});
