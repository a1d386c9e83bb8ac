import { Command } from "commander";
import type { OperatorContext } from "../context.ts";
import { addRecordCommands, type RecordNoun } from "./record-commands.ts";
import { yamlFormat } from "./record-file.ts";
import { addSetCommand } from "./set-field.ts";

const NOUN: RecordNoun = {
  kind: "settings",
  noun: "group of settings",
  example: "contact",
  format: yamlFormat,
  describe: (body) => (typeof body === "object" && body !== null ? Object.keys(body).join(", ") : ""),
};

const SET_EXAMPLES = [
  'contact phone "(512) 555-0142"',
  'contact address.street "12 Main Street"',
  'contact office.holidays "[2026-12-24, 2026-12-25]"',
  "rates dscr.low 6.5",
];

/** Contact details and sample rates. */
export function settingsCommand(context: OperatorContext): Command {
  const settings = new Command("settings").description(
    "change phone, mail, address, office hours, holidays, social links and sample rates",
  );
  addRecordCommands(settings, context, NOUN);
  addSetCommand(settings, context, NOUN, SET_EXAMPLES);
  return settings;
}
