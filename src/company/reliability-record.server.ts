import { z } from "zod";
import type { RecordedRun } from "../../content/reliability.ts";
import { formatDate } from "../ui/text/dates.ts";
import { groupDigits } from "../ui/text/group-digits.ts";

/**
 * The figures of each run that `npm run faults -- NAME --record` made last: content/reliability-run.json, which the public page
 * shows.
 */
export const reliabilityRecord = z.object({
  runs: z.array(
    z.object({
      name: z.string(),
      day: z.iso.date(),
      figures: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type ReliabilityRecord = z.infer<typeof reliabilityRecord>;

/** As the page shows it. */
export function describeRuns(record: unknown): readonly RecordedRun[] {
  return reliabilityRecord.parse(record).runs.map(({ name, day, figures }) => ({
    name,
    day: formatDate(day),
    figures: Object.fromEntries(
      Object.entries(figures).map(([label, value]) => [
        label,
        typeof value === "number" ? groupDigits(value) : value,
      ]),
    ),
  }));
}

/** With this run in place of its earlier one. */
export function withRun(
  { runs }: ReliabilityRecord,
  run: ReliabilityRecord["runs"][number],
): ReliabilityRecord {
  return { runs: [...runs.filter(({ name }) => name !== run.name), run] };
}
