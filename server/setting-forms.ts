import { z } from "zod";

/** Forms that several variables have. server/config.ts says what each of them must be. */

export const host = z.string().regex(/^[\w.:%-]+$/);

/** A URL without a path, in its usual spelling. */
export const origin = z
  .string()
  .refine(isOrigin)
  .transform((url) => new URL(url).origin);

export function onOrOff(byDefault: "on" | "off") {
  return z
    .enum(["on", "off"])
    .default(byDefault)
    .transform((value) => value === "on")
    .describe("on or off");
}

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[^/?#@]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== "";
}
