import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./run-tool.ts";

/** A project that uses the package, and what the engine answers there. */
const CONSUMER = `
import { EXAMPLE_DEAL, formatRatio, type LenderView, lenderViewOf } from "@rentratio/engine";
import { formulaVectors } from "@rentratio/engine/vectors";

const view: LenderView = lenderViewOf(EXAMPLE_DEAL);
export const answer = [formatRatio(view.ratio ?? 0), formulaVectors.length > 50];
`;

/** Compiles only if the types do not say that an income is a number. */
const MISTAKEN = `
import { EXAMPLE_DEAL, lenderViewOf } from "@rentratio/engine";
export const income: string = lenderViewOf(EXAMPLE_DEAL).income;
`;

let folder: string;
let installed: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "engine-"));
  // A copy, because packing writes beside the sources, and other tests read those.
  const checkout = path.join(folder, "checkout");
  for (const part of ["engine", "src", "content", "tsconfig.json"]) {
    cpSync(path.join(ROOT, part), path.join(checkout, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(checkout, "node_modules"));
  const project = path.join(folder, "project");
  mkdirSync(project);
  npm(path.join(checkout, "engine"), "pack", "--pack-destination", project);
  expect(readdirSync(path.join(checkout, "engine")), "nothing is left behind").not.toContain("dist");

  writeFileSync(path.join(project, "package.json"), JSON.stringify({ type: "module", private: true }));
  const [tarball = ""] = readdirSync(project).filter((name) => name.endsWith(".tgz"));
  npm(project, "install", "--offline", "--no-audit", "--no-fund", `./${tarball}`);
  installed = path.join(project, "node_modules/@rentratio/engine");
  writeFileSync(path.join(project, "consumer.ts"), CONSUMER);
  writeFileSync(path.join(project, "mistaken.ts"), MISTAKEN);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(cwd: string, ...options: readonly string[]): void {
  execFileSync("npm", options, {
    cwd,
    stdio: "pipe",
    env: { ...process.env, npm_config_cache: path.join(folder, "cache") },
  });
}

function compile(file: string): string {
  const compiler = path.join(ROOT, "node_modules/typescript/bin/tsc");
  const options = [
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2023",
    "--types",
    "",
    "--pretty",
    "false",
  ];
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, file], {
    cwd: path.join(folder, "project"),
    encoding: "utf8",
  });
  return stdout;
}

test("the packed engine passes its own vectors on plain Node", () => {
  const { status, stdout } = spawnSync(process.execPath, ["--test", "dist/engine/vectors.test.js"], {
    cwd: installed,
    encoding: "utf8",
    // Without this, the runner reports to the one that runs this test.
    env: { PATH: process.env.PATH },
  });
  expect(stdout).toMatch(/pass \d{2,}/);
  expect(status).toBe(0);
});

test("a project in TypeScript compiles against its types, and runs", async () => {
  expect(compile("consumer.ts")).toBe("");
  const { answer } = await import(path.join(folder, "project/consumer.js"));
  expect(answer).toEqual(["1.17", true]);
  expect(compile("mistaken.ts")).toContain("Type 'number' is not assignable to type 'string'");
});

test("it contains code and types of the engine alone: no page, no content, no other package", () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
  expect(files).toEqual(expect.arrayContaining(["README.md", "package.json", "dist/engine/index.d.ts"]));
  expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))).toEqual([]);
  expect(files.filter((file) => /\.(browser|server)\.|content\/.*\.js$/.test(file))).toEqual([]);
});
