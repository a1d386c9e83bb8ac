import type { z } from "zod";

/**
 * One calculation that a program can ask for. Its two schemas are the only description: validation, types, the OpenAPI
 * document and the reference page come from them.
 */
export interface ApiCall<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  /** The last part of its path: "dscr". */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly example: z.input<Input>;
  /** How many requests of the limit it counts as: at most three milliseconds of processor time for each. */
  readonly cost: number;
  /** Method syntax, so that calls with different inputs fit into one list. */
  answer(input: z.output<Input>, siteUrl: string): z.output<Output>;
}

/** Infers the types of a call from its schemas. */
export function defineCall<Input extends z.ZodObject, Output extends z.ZodObject>(
  call: ApiCall<Input, Output>,
): ApiCall<Input, Output> {
  return call;
}
