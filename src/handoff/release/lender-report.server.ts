import { enqueue } from "../../../platform/outbox/outbox.ts";
import { type AuditStamp, touchLeadWithin } from "../../leads/records/lead-changes.server.ts";
import type { LeadEvent } from "../../leads/records/lead-record.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { inDays, type Offer, type StepDays } from "../offer.ts";
import { type OfferState, outcomeOf, standingSteps, stateOf } from "../offer-state.ts";
import {
  addStep,
  lockOffer,
  type NewStep,
  referenceOf,
  SomebodyWasFaster,
  unlessFaster,
} from "../offer-steps.server.ts";
import { describeOutcome, type LoanOutcome } from "./loan-outcome.ts";

/** What the lender that has the name reports. */
export type LenderReport =
  | { readonly kind: "received" | "receipt-taken-back" | "outcome-taken-back" }
  | { readonly kind: "outcome"; readonly outcome: LoanOutcome };

interface ReportStamp extends AuditStamp {
  readonly days: StepDays;
  /** The operator may also record what the lender said after its time. */
  readonly isOperator: boolean;
  /** How many steps whoever reports has seen. Undefined where nobody looked at a page. */
  readonly seen?: number | undefined;
}

/** In which states each report is taken, in time and from the operator besides. */
const TAKEN: Readonly<
  Record<"received" | "outcome", { readonly inTime: readonly OfferState[]; readonly late: OfferState }>
> = {
  received: { inTime: ["released"], late: "unconfirmed" },
  outcome: { inTime: ["received", "term-sheet"], late: "silent" },
};

/** Whether the report may follow. */
export function takesReport(
  offer: Offer,
  kind: LenderReport["kind"],
  { now, isOperator }: { readonly now: number; readonly isOperator: boolean },
): boolean {
  const last = standingSteps(offer).at(-1)?.kind;
  if (kind === "receipt-taken-back") return last === "received";
  if (kind === "outcome-taken-back") return last === "outcome";
  const state = stateOf(offer, now);
  const { inTime, late } = TAKEN[kind];
  return inTime.includes(state) || (isOperator && state === late);
}

/** Stores a report of the lender. False if the hand-off does not allow it (any more), or somebody else was faster. */
export async function reportToOffer(
  database: HandoffDatabase,
  offerId: string,
  report: LenderReport,
  { days, isOperator, seen, ...stamp }: ReportStamp,
): Promise<boolean> {
  const { now, newId, actor } = stamp;
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, offerId);
      if (offer === undefined || !takesReport(offer, report.kind, { now, isOperator })) return false;
      if (seen !== undefined && seen !== offer.steps.length) return false;
      const reference = await referenceOf(transaction, offer.leadId);
      const words = describe(report);
      const outcome = report.kind === "outcome" ? report.outcome : undefined;
      const change = {
        action: `${offer.lender} ${words}`,
        events: [{ kind: "handoff", text: `${offer.lender} ${words}` }],
      } as const;
      const closing = statusAfter(report, offer);
      const leadId = await touchLeadWithin(
        transaction,
        reference,
        closing === undefined
          ? change
          : { ...change, status: closing.status, events: [...change.events, closing] },
        stamp,
      );
      if (leadId === undefined) throw new SomebodyWasFaster();
      const step: NewStep = {
        kind: report.kind,
        actor,
        now,
        outcome,
        deadline: deadlineAfter(report, { days, now }),
      };
      await addStep(transaction, offer, step);
      const payload = { leadId, offerId, kind: report.kind };
      await enqueue(transaction, { id: newId(), kind: "handoff-step", payload, runAt: now });
      return true;
    }),
  );
}

function describe(report: LenderReport): string {
  switch (report.kind) {
    case "received":
      return "confirmed that it has the contact";
    case "receipt-taken-back":
      return "took its confirmation back";
    case "outcome":
      return `reported: ${describeOutcome(report.outcome)}`;
    case "outcome-taken-back":
      return "took its report back";
  }
}

/** A funded loan closes the lead, unless the report is taken back. */
function statusAfter(
  report: LenderReport,
  offer: Offer,
): (LeadEvent & { readonly kind: "status" }) | undefined {
  if (report.kind === "outcome" && report.outcome.kind === "funded") {
    const { amount, fundedOn: closedOn } = report.outcome;
    return { kind: "status", status: "closed", amount, closedOn };
  }
  const wasFunded = outcomeOf(offer)?.outcome?.kind === "funded";
  return report.kind === "outcome-taken-back" && wasFunded
    ? { kind: "status", status: "referred" }
    : undefined;
}

function deadlineAfter(
  report: LenderReport,
  { days, now }: { readonly days: StepDays; readonly now: number },
): number | undefined {
  if (report.kind === "received") return inDays(days.outcome, now);
  return report.kind === "outcome" && report.outcome.kind === "term-sheet"
    ? inDays(days.outcome, now)
    : undefined;
}
