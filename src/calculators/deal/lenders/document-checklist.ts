import type { ChecklistRecord } from "../../../../content/calculators/document-checklist.ts";
import type { PropertyUse, Purpose } from "../deal.ts";

export type BorrowingEntity = "personal" | "llc";

export interface ChecklistQuestion {
  readonly purpose: Purpose;
  /** Both uses if some units are leased and others booked. */
  readonly uses: readonly PropertyUse[];
  readonly entity: BorrowingEntity;
}

export function checklistFor(
  items: readonly ChecklistRecord[],
  { purpose, uses, entity }: ChecklistQuestion,
): readonly ChecklistRecord[] {
  return items.filter(
    (item) =>
      (item.purposes ?? [purpose]).includes(purpose) &&
      (!item.use || uses.includes(item.use)) &&
      (item.entity ?? entity) === entity,
  );
}
