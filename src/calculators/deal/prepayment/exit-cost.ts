import type { MonthEnd } from "../../../dscr/adjustable/payment-periods.ts";
import type { RatePath } from "../../../dscr/adjustable/rate-steps.ts";
import { roundToCents } from "../../../dscr/cents.ts";
import { historyOf } from "../adjustable/changing-loan.ts";
import { type Deal, type LoanTerms, loanAmountOf, type PrepaymentId } from "../deal.ts";
import { breakEvenOf } from "./break-even.ts";

export interface PrepaymentStructure {
  readonly id: PrepaymentId;
  readonly name: string;
  /** Percent of the balance, by year from the first. Later years cost nothing. */
  readonly percentByYear: readonly number[];
  /**
   * Percentage points above the rate of a 5-4-3-2-1. Illustrative: buying the penalty out commonly costs 0.25 to 0.50,
   * and every lender prices it differently.
   */
  readonly rateAdder: number;
}

export const PREPAYMENT_STRUCTURES = [
  { id: "none", name: "No penalty", percentByYear: [], rateAdder: 0.5 },
  { id: "3-2-1", name: "3-2-1", percentByYear: [3, 2, 1], rateAdder: 0.25 },
  { id: "5-4-3-2-1", name: "5-4-3-2-1", percentByYear: [5, 4, 3, 2, 1], rateAdder: 0 },
] as const satisfies readonly PrepaymentStructure[];

/** The cost of paying off the loan, in whole cents. */
export interface ExitCost {
  readonly month: number;
  readonly balance: number;
  readonly penalty: number;
  readonly total: number;
}

/** The cost of the loan from closing to exit, without the principal, which is only borrowed and repaid. */
export interface HoldingCost {
  readonly interest: number;
  readonly points: number;
  readonly penalty: number;
  readonly total: number;
}

export interface StructureCost extends HoldingCost {
  readonly id: PrepaymentId;
  readonly name: string;
  readonly isChosen: boolean;
  readonly annualRatePercent: number;
  /** From this month on, an exit costs at least a dollar less than without a penalty. Null if it never does. */
  readonly breakEvenMonth: number | null;
}

type Prepayable = Pick<Deal, "prepayment" | "customPrepayment">;
type PrepayableLoan = LoanTerms & Prepayable;
type CostlyLoan = PrepayableLoan & Pick<Deal, "points">;

/**
 * The structures the deal can choose from. A custom schedule is priced like a 5-4-3-2-1, for lack of a published
 * figure.
 */
export function structuresFor(deal: Prepayable): readonly PrepaymentStructure[] {
  if (deal.prepayment !== "custom") return PREPAYMENT_STRUCTURES;
  const custom = {
    id: "custom",
    name: "Custom",
    percentByYear: deal.customPrepayment,
    rateAdder: 0,
  } as const;
  return [...PREPAYMENT_STRUCTURES, custom];
}

export function chosenStructure(deal: Prepayable): PrepaymentStructure {
  const chosen = structuresFor(deal).find(({ id }) => id === deal.prepayment);
  return chosen ?? PREPAYMENT_STRUCTURES[0];
}

/** The exit cost after this many payments; 0 is the day of closing. A month past the term counts as the last. */
export function exitAt(deal: PrepayableLoan, month: number): ExitCost {
  const history = historyOf(deal);
  return exitOf(chosenStructure(deal), history, clampMonth(history, month));
}

/** Every month of the term, from the first payment to the last. */
export function exitsOf(deal: PrepayableLoan, path: RatePath = "expected"): readonly ExitCost[] {
  const history = historyOf(deal, path);
  const structure = chosenStructure(deal);
  return history.slice(1).map((_, index) => exitOf(structure, history, index + 1));
}

/** Interest paid from closing to the end of each month of the term, in whole cents. */
export function interestPaidBy(deal: LoanTerms, path: RatePath = "expected"): readonly number[] {
  const history = historyOf(deal, path);
  return history.slice(1).map((_, index) => interestAt(history, index + 1));
}

/**
 * Interest, points and penalty over a holding period. The typed rate is the price of the deal's chosen structure; the
 * others differ from it by the difference of their adders.
 */
export function compareStructures(deal: CostlyLoan, holdMonths: number): readonly StructureCost[] {
  const chosen = chosenStructure(deal);
  const priced = structuresFor(deal).map((structure) => {
    const shift = structure.rateAdder - chosen.rateAdder;
    const annualRatePercent = Math.max(deal.annualRatePercent + shift, 0);
    return { structure, annualRatePercent, history: historyOf({ ...deal, annualRatePercent }) };
  });
  const free = priced.find(({ structure }) => structure.id === "none");
  return priced.map(({ structure, annualRatePercent, history }) => {
    return {
      id: structure.id,
      name: structure.name,
      isChosen: structure.id === chosen.id,
      annualRatePercent,
      ...holdingCost(deal, structure, history, holdMonths),
      breakEvenMonth:
        free === undefined
          ? null
          : breakEvenOf(
              (month) => holdingCost(deal, structure, history, month).total,
              (month) => holdingCost(deal, free.structure, free.history, month).total,
              history.length - 1,
            ),
    };
  });
}

/** What the deal has cost by each month, from the day of closing. A month past the term counts as the last. */
export function holdingCostsOf(
  deal: CostlyLoan,
  lastMonth: number,
  path: RatePath = "expected",
): readonly HoldingCost[] {
  const history = historyOf(deal, path);
  const structure = chosenStructure(deal);
  return Array.from({ length: lastMonth + 1 }, (_, month) => holdingCost(deal, structure, history, month));
}

function holdingCost(
  deal: CostlyLoan,
  structure: PrepaymentStructure,
  history: readonly MonthEnd[],
  holdMonths: number,
): HoldingCost {
  const month = clampMonth(history, holdMonths);
  const interest = interestAt(history, month);
  const points = roundToCents((loanAmountOf(deal) * deal.points) / 100);
  const { penalty } = exitOf(structure, history, month);
  return { interest, points, penalty, total: roundToCents(interest + points + penalty) };
}

/** The payments from closing to an exit in this month, unrounded. The last one includes the balance and the penalty. */
export function paymentsToExit(deal: PrepayableLoan, exitMonth: number): readonly number[] {
  const history = historyOf(deal);
  const month = clampMonth(history, exitMonth);
  const structure = chosenStructure(deal);
  return history.slice(1, month + 1).map(({ balance, interestPaid }, index) => {
    const before = history[index] ?? NOTHING_OWED;
    const payment = before.balance - balance + interestPaid - before.interestPaid;
    const isExit = index + 1 === month;
    return isExit ? payment + balance * (1 + penaltyPercent(structure, history, month) / 100) : payment;
  });
}

const NOTHING_OWED: MonthEnd = { balance: 0, interestPaid: 0 };

/** Interest paid since closing, in whole cents. */
function interestAt(history: readonly MonthEnd[], month: number): number {
  return roundToCents(history[month]?.interestPaid ?? 0);
}

function exitOf(structure: PrepaymentStructure, history: readonly MonthEnd[], month: number): ExitCost {
  const balance = roundToCents(history[month]?.balance ?? 0);
  const penalty = roundToCents((balance * penaltyPercent(structure, history, month)) / 100);
  return { month, balance, penalty, total: roundToCents(balance + penalty) };
}

/** The last payment of a year still falls in that year. A balloon paid on its due date is not paid early. */
function penaltyPercent(
  { percentByYear }: PrepaymentStructure,
  history: readonly MonthEnd[],
  month: number,
): number {
  if (month >= history.length - 1) return 0;
  return percentByYear[Math.max(Math.ceil(month / 12), 1) - 1] ?? 0;
}

function clampMonth(history: readonly MonthEnd[], month: number): number {
  return Math.min(Math.max(Math.round(month), 0), history.length - 1);
}
