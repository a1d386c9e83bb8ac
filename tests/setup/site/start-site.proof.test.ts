import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { folderOfEachTest } from "../test-folder.ts";

const inFolder = folderOfEachTest();

test("a site ends when the process that started it is killed", async () => {
  const module = import.meta.resolve("./start-site.ts");
  const program = `import { startSite } from "${module}"; console.log((await startSite()).url);`;
  const starter = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, TMPDIR: inFolder() },
  });
  const [printed] = await once(starter.stdout, "data");
  const address = `${String(printed).trim()}/healthz`;
  expect((await fetch(address)).status).toBe(200);
  starter.kill("SIGKILL");
  await expect.poll(() => fetch(address).catch(() => "gone")).toBe("gone");
});
