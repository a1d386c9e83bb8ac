import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderOfEachTest } from "../tests/setup/test-folder.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const inFolder = folderOfEachTest();

test.for([
  { file: "server/start.mjs", command: "npm start" },
  { file: "operator/start.mjs", command: "npm run operator" },
])("$file on a Node that is too old says in one line which it needs", ({ file, command }) => {
  // Nothing else is there, so nothing else may be loaded before the message.
  for (const name of [file, "platform/required-node.mjs"]) {
    cpSync(path.join(ROOT, name), inFolder(name));
  }
  writeFileSync(inFolder("package.json"), JSON.stringify({ dependencies: { node: "999.1.0" } }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [inFolder(file)], {
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: `This needs Node 999 or newer, and found ${process.version}. \`${command}\` brings it.\n`,
  });
});
