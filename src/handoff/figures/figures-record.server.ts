import { z } from "zod";
import type { HandoffFigures } from "../../../content/record-types.ts";

/** Where the published figures are kept. No command and no form edits them. */
export const HANDOFF_FIGURES = { kind: "handoff-figures", id: "figures" } as const;

const count = z.int().min(0);

export const handoffFiguresRecord = z.strictObject({
  day: z.iso.date(),
  lenders: z.array(
    z.strictObject({
      id: z.string(),
      answers: count,
      medianMinutes: count,
      refusals: z.array(z.strictObject({ reason: z.string(), count })),
    }),
  ),
  quarter: z
    .strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      offered: count,
      answered: count,
      yes: count,
      released: count,
      funded: count,
      amount: count.nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<HandoffFigures>;
