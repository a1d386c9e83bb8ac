import { z } from "zod";
import type { Problem } from "../../platform/http/problem.ts";

/** Honeypot: people cannot see this field of a form. */
export const emptyHiddenField = z.string().max(0).nullish();

export const HIDDEN_FIELD_FILLED: Problem = {
  status: 422,
  message: "A field that people cannot see was filled in. Please empty it, or write to us.",
};
