import { z } from "zod";

const lenderShape = z.object({
  closingTime: z
    .string()
    .regex(/^\d{1,3}-\d{1,3} days$/, 'must be like "21-30 days", whose first number sorts and filters'),
});

/** Stops the build at a record that the pages cannot use. Types say the same in an editor, but a build reads no types. */
export function assertLenderShape(record: { readonly id: string }): void {
  const { error } = lenderShape.safeParse(record);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`content/lenders.ts, "${record.id}": ${problems.join("; ")}.`);
}
