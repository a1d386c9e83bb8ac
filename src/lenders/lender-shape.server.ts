import { z } from "zod";

const lenderShape = z
  .object({
    closingTime: z
      .string()
      .regex(/^\d{1,3}-\d{1,3} days$/, 'must be like "21-30 days", whose first number sorts and filters'),
    confirmedOn: z.iso.date('must be a day like "2026-11-16"').optional(),
    confirmedBy: z.string().trim().min(1, "must say who confirmed").optional(),
  })
  .refine(({ confirmedOn, confirmedBy }) => (confirmedOn === undefined) === (confirmedBy === undefined), {
    path: ["confirmedOn"],
    error: "and confirmedBy stand together or not at all",
  });

/**
 * Stops the build at a record that the pages cannot use. Types check the same in an editor, but the build ignores
 * types.
 */
export function assertLenderShape(record: { readonly id: string }): void {
  const { error } = lenderShape.safeParse(record);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`content/lenders.ts, "${record.id}": ${problems.join("; ")}.`);
}
