import type { Command } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import { formatJson } from "../../platform/format-json.ts";
import type { RecordName, RecordVersion } from "../../src/records/record-store.server.ts";
import { RECORD_COMMANDS, type RecordKind } from "../../src/site/site-records.server.ts";
import { readVersion } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { type ListOptions, printList } from "../print-list.ts";
import { changeRecord, removeRecord, withRecords } from "./change-record.ts";
import { editRecord, type RecordFormat, readRecordFile } from "./record-file.ts";

/** How a kind of record is called and written. */
export interface RecordNoun {
  readonly kind: RecordKind;
  /** As in "a lender". */
  readonly noun: string;
  /** For help texts. */
  readonly example: string;
  readonly format: RecordFormat;
  /** Reads a record's id from its content. Absent if the ids are fixed. */
  readonly idOf?: (body: unknown) => string;
  /** One line in the list. */
  readonly describe: (body: unknown) => string;
  /** The command has a list of its own. */
  readonly hasOwnList?: boolean;
}

/** Adds `list`, `show`, `publish`, `edit`, `withdraw`, `history` and `restore` to a command. */
export function addRecordCommands(parent: Command, context: OperatorContext, noun: RecordNoun): void {
  const { kind, noun: name, example, format } = noun;
  const command = RECORD_COMMANDS[kind];
  const run = `npm run operator -- ${command}`;
  const idHelp = `its id, such as ${example}`;
  addListing(parent, context, noun);
  parent
    .command("edit")
    .description(`open a ${name} in your editor (EDITOR) and publish what you save`)
    .argument("<id>", idHelp)
    .addHelpText("after", `\nExample:\n  ${run} edit ${example}`)
    .action(async (id: string) => edit(context, noun, { kind, id }));
  parent
    .command("history")
    .description(`list all versions of a ${name}, newest first`)
    .argument("<id>", idHelp)
    .option("--json", "print JSON")
    .addHelpText("after", `\nExample:\n  ${run} history ${example}`)
    .action((id: string, options: ListOptions) => showHistory(context, { kind, id }, options));
  parent
    .command("restore")
    .description("publish an earlier version again, as a new version")
    .argument("<id>", idHelp)
    .argument("<version>", "a version number from the history", readVersion)
    .addHelpText("after", `\nExample:\n  ${run} history ${example}\n  ${run} restore ${example} 1`)
    .action(async (id: string, version: number) => {
      const earlier = await requireVersion(context, { kind, id }, version);
      announce(context, noun, id, await changeRecord(context, { kind, id, body: earlier.body }));
    });
  const { idOf } = noun;
  if (idOf === undefined) return;
  parent
    .command("publish")
    .description(`publish a new ${name}, or a new version of one`)
    .argument("<file>", `a .${format.extension} file; show prints one`)
    .addHelpText(
      "after",
      `\nExample, from one that exists:\n  npm run --silent operator -- ${command} show ${example} > new.${format.extension}\n  ${run} publish new.${format.extension}`,
    )
    .action(async (file: string) => {
      const body = await readRecordFile(file, format);
      const id = idOf(body);
      announce(context, noun, id, await changeRecord(context, { kind, id, body }));
    });
  parent
    .command("withdraw")
    .description(`take a ${name} off the site; its versions are kept`)
    .argument("<id>", idHelp)
    .addHelpText("after", `\nExample:\n  ${run} withdraw ${example}`)
    .action(async (id: string) => {
      await removeRecord(context, { kind, id });
      context.terminal.say(
        `${id} will be off the site within 5 seconds. Its versions are kept: ${command} history ${id}`,
      );
    });
}

function addListing(parent: Command, context: OperatorContext, noun: RecordNoun): void {
  const { content: site } = context;
  const { kind, noun: name, example, hasOwnList = false } = noun;
  const command = RECORD_COMMANDS[kind];
  if (!hasOwnList) addList(parent, context, noun);
  parent
    .command("show")
    .description(`print a ${name} in the format that ${noun.idOf ? "publish reads" : "edit opens"}`)
    .argument("<id>", `its id, such as ${example}`)
    .option("--version <number>", "print this version instead of the newest", readVersion)
    .option("--json", "print JSON")
    .addHelpText("after", `\nExample:\n  npm run --silent operator -- ${command} show ${example}`)
    .action(async (id: string, { version, json }: ListOptions & { readonly version?: number }) => {
      const { terminal } = context;
      const found = await requireVersion(context, { kind, id }, version);
      if (json) return terminal.print(formatJson(found));
      terminal.print(noun.format.compose(found.body));
      terminal.say(`Version ${found.version}, ${describeState(found)}, ${formatTime(site, found.savedAt)}.`);
    });
}

function addList(parent: Command, context: OperatorContext, noun: RecordNoun): void {
  const { content: site } = context;
  const { kind, noun: name } = noun;
  parent
    .command("list")
    .description(`list every ${name}, including withdrawn ones`)
    .option("--json", "print JSON")
    .addHelpText("after", `\nExample:\n  npm run operator -- ${RECORD_COMMANDS[kind]} list`)
    .action(async (options: ListOptions) =>
      printList(context, options, {
        rows: await withRecords(context, (store) => store.list(kind)),
        columns: listColumns(site, noun),
        none: "None. Start the site once: npm start",
      }),
    );
}

async function edit(context: OperatorContext, noun: RecordNoun, name: RecordName): Promise<void> {
  const shown = await requireVersion(context, name, undefined);
  const { file, body } = editRecord(name.id, shown.body, noun.format);
  try {
    announce(context, noun, name.id, await changeRecord(context, { ...name, body }));
  } catch (cause) {
    throw new OperatorFailure(`Your text is in ${file}.`, { cause });
  }
}

/** The version with this number, or the one that the site shows. */
export async function requireVersion(
  context: OperatorContext,
  name: RecordName,
  version: number | undefined,
): Promise<RecordVersion> {
  const versions = await withRecords(context, (store) => store.history(name));
  if (versions.length === 0) throw new OperatorFailure(`There is no ${name.kind} ${name.id}.`);
  const found = versions.find((candidate) =>
    version === undefined ? candidate.state !== "offered" : candidate.version === version,
  );
  if (found === undefined) {
    throw new OperatorFailure(`${name.id} has no such version: the newest is ${versions[0]?.version}.`);
  }
  return found;
}

async function showHistory(context: OperatorContext, name: RecordName, options: ListOptions): Promise<void> {
  await requireVersion(context, name, undefined);
  printList(context, options, {
    rows: await withRecords(context, (store) => store.history(name)),
    columns: historyColumns(context.content),
  });
}

export function announce(
  { terminal }: OperatorContext,
  { noun }: Pick<RecordNoun, "noun">,
  id: string,
  published: Awaited<ReturnType<typeof changeRecord>>,
): void {
  if (published === undefined) {
    terminal.say(`The site already shows this ${noun}. Nothing was changed.`);
    return;
  }
  const { record, remarks } = published;
  terminal.say(`Published version ${record.version} of ${id}, live within 5 seconds.`);
  for (const remark of remarks) terminal.say(`${remark} Pages say so.`);
}

function describeState({ state, origin }: RecordVersion): string {
  if (state === "offered") return "came with an update, not shown";
  if (state === "withdrawn") return "withdrawn";
  return origin === "release" ? "published, came with the site" : "published";
}

function listColumns(site: SiteContent, { describe }: RecordNoun) {
  return [
    { title: "ID", read: ({ id }: RecordVersion) => id },
    { title: "STATE", read: describeState, canBeCut: true },
    { title: "VERSION", read: ({ version }: RecordVersion) => String(version) },
    { title: "CHANGED", read: ({ savedAt }: RecordVersion) => formatTime(site, savedAt) },
    { title: "WHAT", read: ({ body }: RecordVersion) => describe(body), canBeCut: true },
  ];
}

const historyColumns = (site: SiteContent) => [
  { title: "VERSION", read: ({ version }: RecordVersion) => String(version) },
  { title: "STATE", read: describeState },
  { title: "SAVED", read: ({ savedAt }: RecordVersion) => formatTime(site, savedAt) },
];
