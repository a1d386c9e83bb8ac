import { readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "commander";
import { expect, test } from "vitest";
import { parseConfig } from "../server/config.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";
import type { OperatorContext } from "./context.ts";
import { loadProgram, runOperator } from "./program.ts";

const OPERATIONS = readFileSync(path.join(import.meta.dirname, "../docs/operations.md"), "utf8");

let printed = "";
const context: OperatorContext = {
  config: parseConfig({}),
  migrations: [],
  content: shippedContent,
  withDatabase: () => Promise.reject(new Error("Help needs no database")),
  renderRecords: () => Promise.reject(new Error("Help needs no build")),
  terminal: {
    width: 80,
    print: (text) => {
      printed += text;
    },
    say: (text) => {
      throw new Error(text);
    },
    progress: () => {},
    confirm: async () => false,
  },
  actor: TEST_ACTOR,
  now: () => 0,
  newId: () => "",
};

/** The words of every command that can be run: `[["leads", "list"], ..., ["doctor"]]`. */
function listCommands({ commands }: Command, before: readonly string[] = []): string[][] {
  if (commands.length === 0) return [[...before]];
  return commands.flatMap((child) => listCommands(child, [...before, child.name()]));
}

const commands = listCommands(await loadProgram([], context));

// `store` is the former name of `database`.
test.each([[], ["store", "copy"], ...commands].map((words) => [words]))(
  "%j explains itself with --help",
  async (words) => {
    printed = "";
    expect(await runOperator([...words, "--help"], context)).toBe(0);
    expect(printed).toMatch(new RegExp(`^Usage: operator .*${words.at(-1) ?? "<command>"}`));
    expect(printed).toContain("--help");
    expect(printed.split("\n").filter((line) => line.length > 80)).toEqual([]);
  },
);

test("docs/operations.md shows every command", () => {
  expect(commands.length).toBeGreaterThan(50);
  const missing = commands.filter((words) => !isShown(words)).map((words) => words.join(" "));
  expect(missing, "Add these to docs/operations.md, as `npm run operator -- COMMAND`").toEqual([]);
});

/** As `leads list`, or as one of several: `leads find|list`. A single word is a command only after `operator --`. */
function isShown(words: readonly string[]): boolean {
  const [first, ...rest] = words;
  const last = rest.map((word) => ` (?:[\\w-]+\\|)*${word}(?![\\w-])`).join("");
  return new RegExp(rest.length === 0 ? `operator -- ${first}\\b` : `\\b${first}${last}`).test(OPERATIONS);
}
