import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

test.for([
  { file: "server/start.mjs", command: "npm start" },
  { file: "operator/start.mjs", command: "npm run operator" },
])("$file on a Node that is too old says in one line which it needs", ({ file, command }, test) => {
  const folder = mkdtempSync(path.join(tmpdir(), "required-node-"));
  test.onTestFinished(() => rmSync(folder, { recursive: true }));
  // Nothing else is there, so nothing else may be loaded before the message.
  for (const name of [file, "platform/required-node.mjs"]) {
    cpSync(path.join(ROOT, name), path.join(folder, name));
  }
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies: { node: "999.1.0" } }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, file)], {
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: `This needs Node 999 or newer, and found ${process.version}. \`${command}\` brings it.\n`,
  });
});
