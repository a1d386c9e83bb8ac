import type { Command } from "commander";
import { parse } from "yaml";
import { RECORD_COMMANDS } from "../../src/site/site-records.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { changeRecord } from "./change-record.ts";
import { announce, type RecordNoun, requireVersion } from "./record-commands.ts";

/** Adds `set`: fields of a record, without an editor. The examples are the words that follow `set`. */
export function addSetCommand(
  parent: Command,
  context: OperatorContext,
  noun: RecordNoun,
  examples: readonly string[],
): void {
  const { kind, example } = noun;
  const command = RECORD_COMMANDS[kind];
  const lines = examples.map((words) => `  npm run operator -- ${command} set ${words}`);
  parent
    .command("set")
    .description("change a field, or several at once, and publish it")
    .argument("<id>", `its id, such as ${example}`)
    .argument("<field>", "its name; a field inside another is written with a dot, such as address.city")
    .argument("<value>", "the new value")
    .argument("[more...]", "further fields, each with its value")
    .addHelpText(
      "after",
      `\nExamples:\n${lines.join("\n")}\nFor the fields: ${command} show ${example}. All of them: ${command} edit ${example}`,
    )
    .action(async (id: string, field: string, value: string, more: readonly string[]) => {
      const { body } = await requireVersion(context, { kind, id }, undefined);
      const changed = pairsOf([field, value, ...more]).reduce<unknown>(
        (record, [name, text]) => replaceField(record, name.split("."), text),
        body,
      );
      announce(context, noun, id, await changeRecord(context, { kind, id, body: changed }));
    });
}

function pairsOf([field, value, ...more]: readonly string[]): readonly (readonly [string, string])[] {
  if (field === undefined) return [];
  if (value === undefined) throw new OperatorFailure(`Nothing was changed. The field ${field} has no value.`);
  return [[field, value], ...pairsOf(more)];
}

/** A copy with one field replaced. Texts stay texts, even those that look like a number. */
function replaceField(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return typeof value === "string" ? text : parse(text);
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) {
    const fields = typeof value === "object" && value !== null ? Object.keys(value).join(", ") : "none";
    throw new OperatorFailure(`There is no field ${name}. The fields are: ${fields}`);
  }
  const entries = Object.entries(value).map(([key, part]) =>
    key === name ? [key, replaceField(part, rest, text)] : [key, part],
  );
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
