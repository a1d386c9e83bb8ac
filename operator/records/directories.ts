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

export function lendersCommand(context: OperatorContext): Command {
  const lenders = new Command("lenders").description("change the lender directory");
  addRecordCommands(lenders, context, LENDERS);
  addSetCommand(lenders, context, LENDERS, ["kiavi maxLTV 75", 'kiavi closingTime "10-14 days"']);
  return lenders;
}

export function testimonialsCommand(context: OperatorContext): Command {
  const testimonials = new Command("testimonials").description("change the testimonials on the homepage");
  addRecordCommands(testimonials, context, TESTIMONIALS);
  return testimonials;
}
