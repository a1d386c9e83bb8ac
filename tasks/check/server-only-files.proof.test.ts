import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderOfEachTest, writeFiles } from "../../tests/setup/test-folder.ts";
import { ROOT } from "../run-tool.ts";

/** A minimal application; `panel.tsx` runs in browsers. */
const APPLICATION = {
  // If isbot is missing, React Router installs it.
  "package.json": '{ "type": "module", "dependencies": { "isbot": "*", "@react-router/node": "*" } }',
  "react-router.config.ts": 'export default { appDirectory: "src", buildDirectory: "dist" };',
  "vite.config.ts":
    'import { reactRouter } from "@react-router/dev/vite"; export default { plugins: [reactRouter()] };',
  "src/root.tsx": 'import { Outlet } from "react-router"; export default () => <Outlet />;',
  "src/routes.ts":
    'import { index } from "@react-router/dev/routes"; export default [index("home.route.tsx")];',
  "src/home.route.tsx": 'export { Panel as default } from "./panel.tsx";',
  "src/panel.tsx": 'import { secret } from "./vault.server.ts"; export const Panel = () => <p>{secret}</p>;',
  "src/vault.server.ts": 'export const secret = "secret";',
};

const inFolder = folderOfEachTest();

test("a component that uses a .server file does not build", { timeout: 60_000 }, () => {
  symlinkSync(path.join(ROOT, "node_modules"), inFolder("node_modules"));
  writeFiles(inFolder(), APPLICATION);
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, "node_modules/.bin/react-router"), "build"],
    { cwd: inFolder(), encoding: "utf8" },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain("Server-only module referenced by client");
  expect(stderr).toContain("'./vault.server.ts' imported by 'src/panel.tsx'");
});
