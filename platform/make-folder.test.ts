import { statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderOfEachTest } from "../tests/setup/test-folder.ts";
import { makeFolder } from "./make-folder.ts";

const inFolder = folderOfEachTest();

test("a folder and those around it are made, for their owner alone", () => {
  makeFolder(inFolder("one/two"));
  makeFolder(inFolder("one/two"));
  for (const made of ["one", "one/two"]) expect(statSync(inFolder(made)).mode & 0o777).toBe(0o700);
});

test("one that cannot be made is an error, not a wait without end", () => {
  writeFileSync(inFolder("file"), "");
  expect(() => makeFolder(inFolder("file/two"))).toThrow("ENOTDIR");
  expect(() => makeFolder("/proc/x/y")).toThrow(/ENOENT|EACCES|EROFS/);
});
