import { formatUsd } from "../../dscr/money.ts";

/** What a lender owes for a hand-off. Whole dollars. The desk alone knows it. */
export const COMMISSION_KINDS = ["agreed", "due", "paid"] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

export interface CommissionStep {
  readonly kind: CommissionKind | "taken-back";
  readonly happenedAt: number;
  readonly actor: string;
  readonly amount: number;
}

const COMMISSION_WORDS = {
  agreed: "Commission agreed",
  due: "Commission due",
  paid: "Commission paid",
  "taken-back": "Commission: the last entry was wrong",
} as const satisfies Record<CommissionStep["kind"], string>;

type StandingStep = CommissionStep & { readonly kind: CommissionKind };

/** The step that stands last. The steps' numbers order them. */
export function commissionOf(steps: readonly CommissionStep[]): StandingStep | undefined {
  return standingCommission(steps).at(-1);
}

/** The steps that stand, oldest first. */
export function standingCommission(steps: readonly CommissionStep[]): readonly StandingStep[] {
  const standing: StandingStep[] = [];
  for (const { kind, ...step } of steps) {
    if (kind === "taken-back") standing.pop();
    else standing.push({ kind, ...step });
  }
  return standing;
}

/** What may be recorded next: what was agreed falls due when the loan is funded, and only what is due is paid. */
export function nextCommission(
  steps: readonly CommissionStep[],
  about: { readonly isReleased: boolean; readonly isFunded: boolean },
): CommissionKind | undefined {
  switch (commissionOf(steps)?.kind) {
    case undefined:
      return about.isReleased ? "agreed" : undefined;
    case "agreed":
      return about.isFunded ? "due" : undefined;
    case "due":
      return "paid";
    case "paid":
      return undefined;
  }
}

export function describeCommission({ kind, amount }: Pick<CommissionStep, "kind" | "amount">): string {
  return kind === "taken-back" ? COMMISSION_WORDS[kind] : `${COMMISSION_WORDS[kind]}: ${formatUsd(amount)}`;
}

/** Undefined unless somebody typed whole dollars. */
export function readCommissionAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[$,\s]/g, "");
  return /^\d{1,8}$/.test(plain) ? Number(plain) : undefined;
}
