import { readFileSync } from "node:fs";

const PAGE = readFileSync(new URL("../../docs/leads-api.md", import.meta.url), "utf8");
const SAMPLES: Readonly<Record<string, unknown>>[] = Array.from(
  PAGE.matchAll(/```json\n([\s\S]*?)```/g),
  (match) => JSON.parse(match[1] ?? ""),
);

/** The JSON on docs/leads-api.md, in its order. */
export const [
  sampleLead = {},
  sampleAcceptance = {},
  sampleProblem = {},
  sampleEvent = {},
  sampleFailure = {},
] = SAMPLES;

/** The names of all members, at every depth, without their values. */
export function namesIn(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [prefix];
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      name === "campaign" ? [`${prefix}.campaign`] : namesIn(inner, `${prefix}.${name}`),
    )
    .sort();
}
