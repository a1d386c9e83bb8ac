/** A part of the page, as the contents list it. */
export interface DealPart {
  readonly id: string;
  readonly title: string;
}

interface Shown {
  /** Without a first answer there is only the form, which is the first part. */
  readonly isComplete: boolean;
  readonly hasScenarios: boolean;
}

/** The parts that the page shows now. */
export function partsShown(
  parts: readonly DealPart[],
  { isComplete, hasScenarios }: Shown,
): readonly DealPart[] {
  return parts.filter(({ id }, index) => (isComplete ? hasScenarios || id !== "scenarios" : index === 0));
}
