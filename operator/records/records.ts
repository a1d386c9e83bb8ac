import { Command } from "commander";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { addRecordCommands, type RecordNoun } from "./record-commands.ts";
import { yamlFormat } from "./record-file.ts";
import { addSetCommand } from "./set-field.ts";

/** A text field of a record that has not been checked yet. */
function readField(body: unknown, field: string): string {
  const fields = new Map<string, unknown>(
    typeof body === "object" && body !== null ? Object.entries(body) : [],
  );
  const value = fields.get(field);
  return typeof value === "string" ? value : "";
}

function idOf(body: unknown): string {
  const id = readField(body, "id");
  if (id === "")
    throw new OperatorFailure('Nothing was changed. The file has no id: add a line such as "id: kiavi".');
  return id;
}

const SETTINGS: RecordNoun = {
  kind: "settings",
  noun: "group of settings",
  example: "contact",
  format: yamlFormat,
  describe: (body) => (typeof body === "object" && body !== null ? Object.keys(body).join(", ") : ""),
};

const SETTINGS_EXAMPLES = [
  'contact phone "(512) 555-0142"',
  'contact address.street "12 Main Street"',
  'contact office.holidays "[2026-12-24, 2026-12-25]"',
  "rates dscr.low 6.5",
  'service states "[TX, FL, GA]"',
];

const LENDERS: RecordNoun = {
  kind: "lender",
  noun: "lender",
  example: "kiavi",
  format: yamlFormat,
  idOf,
  describe: (body) => readField(body, "name"),
};

const TESTIMONIALS: RecordNoun = {
  kind: "testimonial",
  noun: "testimonial",
  example: "duplex-texas",
  format: yamlFormat,
  idOf,
  describe: (body) => readField(body, "author"),
};

const MARKET_INDEX: RecordNoun = {
  kind: "market-index",
  noun: "market index",
  example: "treasury-5-year",
  format: yamlFormat,
  idOf,
  describe: (body) => `${readField(body, "name")}, ${readField(body, "date")}`,
};

/** Contact details, sample rates and the states served. */
export function settingsCommand(context: OperatorContext): Command {
  const settings = new Command("settings").description(
    "change phone, mail, address, office hours, holidays, social links, sample rates and the states served",
  );
  addRecordCommands(settings, context, SETTINGS);
  addSetCommand(settings, context, SETTINGS, SETTINGS_EXAMPLES);
  return settings;
}

export function lendersCommand(context: OperatorContext): Command {
  const lenders = new Command("lenders").description("change the lender directory");
  addRecordCommands(lenders, context, LENDERS);
  addSetCommand(lenders, context, LENDERS, ["kiavi maxLTV 75", 'kiavi closingTime "10-14 days"']);
  return lenders;
}

export function marketIndexCommand(context: OperatorContext): Command {
  const index = new Command("market-index").description("change the market index beside the sample rates");
  addRecordCommands(index, context, MARKET_INDEX);
  addSetCommand(index, context, MARKET_INDEX, ["treasury-5-year value 4.75 date 2026-09-10"]);
  return index;
}

export function testimonialsCommand(context: OperatorContext): Command {
  const testimonials = new Command("testimonials").description("change the testimonials on the homepage");
  addRecordCommands(testimonials, context, TESTIMONIALS);
  return testimonials;
}
