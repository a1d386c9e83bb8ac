import type { z } from "zod";

/** One field of a request that cannot be used. */
export interface FieldError {
  /** Its path, with points: "deal.rentRoll.1.monthlyLeaseRentUsd". "body" for the request as a whole. */
  readonly field: string;
  readonly message: string;
}

/** More would not help anybody, and a body of 16 kB has room for thousands. */
const MOST_ERRORS = 20;
/** Only names of fields are repeated, never values. */
const LONGEST_NAME = 60;

export function fieldErrorsOf({ issues }: z.ZodError): readonly FieldError[] {
  return issues.flatMap(describeIssue).slice(0, MOST_ERRORS);
}

function describeIssue(issue: z.core.$ZodIssue): readonly FieldError[] {
  const errorAt = (path: readonly PropertyKey[], message: string): FieldError => ({
    field: path.map((part) => String(part).slice(0, LONGEST_NAME)).join(".") || "body",
    message,
  });
  if (issue.code === "unrecognized_keys") {
    return issue.keys
      .slice(0, MOST_ERRORS)
      .map((key) => errorAt([...issue.path, key], "There is no field of this name."));
  }
  return [errorAt(issue.path, messageOf(issue))];
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && issue.path.length > 0
        ? `It is required: ${nameOf(issue.expected)}.`
        : `It must be ${nameOf(issue.expected)}.`;
    case "too_small":
      return issue.origin === "array"
        ? `It needs at least ${issue.minimum} entries.`
        : `The least it can be is ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "array" || issue.origin === "string"
        ? `It can have at most ${issue.maximum} ${issue.origin === "array" ? "entries" : "characters"}.`
        : `The most it can be is ${issue.maximum}.`;
    case "invalid_value":
      return `It must be one of: ${issue.values.map(String).join(", ")}.`;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "a JSON object",
};

function nameOf(type: string): string {
  return TYPE_NAMES[type] ?? type;
}
