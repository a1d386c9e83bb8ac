import { expect, test } from "vitest";
import { findLockProblems, type LockFile, listNativePackages, readLockFile } from "./lock-file.ts";

const integrity = "sha512-a";
const part = (os: string, cpu: string, libc?: string) => ({
  version: "1.0.0",
  integrity,
  os: [os],
  cpu: [cpu],
  ...(libc && { libc: [libc] }),
});

const PARTS = {
  "tool-linux-x64": part("linux", "x64", "glibc"),
  "tool-linux-x64-musl": part("linux", "x64", "musl"),
  "tool-linux-arm64": part("linux", "arm64"),
  "tool-darwin-x64": part("darwin", "x64"),
  "tool-darwin-arm64": part("darwin", "arm64"),
  "tool-win32-x64": part("win32", "x64"),
};
const TOOL = {
  version: "1.0.0",
  integrity,
  optionalDependencies: Object.fromEntries(Object.keys(PARTS).map((name) => [name, "1.0.0"])),
};

const inNodeModules = (packages: LockFile["packages"]) =>
  Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]));

const WHOLE: LockFile["packages"] = {
  "": {},
  ...inNodeModules({ tool: TOOL, ...PARTS }),
};

/** A lock file without these entries. */
function without(...names: readonly (keyof typeof PARTS)[]): LockFile["packages"] {
  const gone: readonly string[] = names.map((name) => `node_modules/${name}`);
  return Object.fromEntries(Object.entries(WHOLE).filter(([folder]) => !gone.includes(folder)));
}

test("the lock file of this project has no problems, and native packages to look at", () => {
  const lock = readLockFile();
  expect(findLockProblems(lock)).toEqual([]);
  expect(listNativePackages(lock).map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(["node_modules/rolldown", "node_modules/vite/node_modules/lightningcss"]),
  );
});

test.each<[string, LockFile["packages"], string[]]>([
  ["a lock file that is whole", WHOLE, []],
  [
    "an entry without integrity",
    { ...WHOLE, "node_modules/typed": { version: "1.0.0" } },
    ["node_modules/typed has no integrity."],
  ],
  [
    "an entry that names its registry",
    { ...WHOLE, "node_modules/bound": { integrity, resolved: "https://packages.example/bound.tgz" } },
    ["node_modules/bound names the registry it came from; .npmrc keeps such addresses out."],
  ],
  ["a bundled entry, which the integrity around it covers", { ...WHOLE, a: { inBundle: true } }, []],
  [
    "one part that is missing",
    without("tool-linux-arm64"),
    ["node_modules/tool 1.0.0 has no part for Linux arm64."],
  ],
  ["a part for musl only", without("tool-linux-x64"), ["node_modules/tool 1.0.0 has no part for Linux x64."]],
  ["a part for musl that is missing", without("tool-linux-x64-musl"), []],
  [
    "the parts of one platform only",
    without("tool-linux-x64", "tool-linux-x64-musl", "tool-linux-arm64", "tool-darwin-x64", "tool-win32-x64"),
    ["Linux x64", "Linux arm64", "macOS x64", "Windows x64"].map(
      (name) => `node_modules/tool 1.0.0 has no part for ${name}.`,
    ),
  ],
  [
    "a part of another version",
    { ...WHOLE, "node_modules/tool-win32-x64": { ...part("win32", "x64"), version: "0.9.0" } },
    ["node_modules/tool 1.0.0 has no part for Windows x64."],
  ],
  [
    "a package inside another, whose parts lie beside it",
    {
      "node_modules/outer/node_modules/@a/tool": TOOL,
      ...Object.fromEntries(
        Object.entries(PARTS).map(([name, entry]) => [`node_modules/outer/node_modules/${name}`, entry]),
      ),
    },
    [],
  ],
  [
    "a package inside another, beside whose parts of another version lie",
    {
      ...WHOLE,
      "node_modules/outer/node_modules/tool": {
        ...TOOL,
        version: "2.0.0",
        optionalDependencies: { "tool-win32-x64": "2.0.0" },
      },
      "node_modules/outer/node_modules/tool-win32-x64": { ...part("win32", "x64"), version: "2.0.0" },
    },
    ["Linux x64", "Linux arm64", "macOS x64", "macOS arm64"].map(
      (name) => `node_modules/outer/node_modules/tool 2.0.0 has no part for ${name}.`,
    ),
  ],
  [
    "an optional package for one system, of a package that is not native",
    inNodeModules({
      vite: { version: "1.0.0", integrity, optionalDependencies: { fsevents: "~2.3.3" } },
      fsevents: { version: "2.3.3", integrity, os: ["darwin"] },
      pg: { version: "1.0.0", integrity, optionalDependencies: { "pg-cloudflare": "^1.0.0" } },
      "pg-cloudflare": { version: "1.4.1", integrity },
    }),
    [],
  ],
])("%s", (_, packages, problems) => {
  expect(findLockProblems({ packages })).toEqual(problems);
});
