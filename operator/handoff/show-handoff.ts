import { sayConfirmed } from "../../src/handoff/deal/match-lenders.ts";
import { listDealFacts } from "../../src/handoff/deal/offered-deal.ts";
import { describeAnswer } from "../../src/handoff/lender/lender-answer.ts";
import { handoffNumber, OFFER_STEPS } from "../../src/handoff/offer.ts";
import { isOverdue, listDatedSteps, OFFER_STATES, stateOf } from "../../src/handoff/offer-state.ts";
import type { LenderNotice } from "../../src/handoff/release/lender-notice.ts";
import { describeOutcome } from "../../src/handoff/release/loan-outcome.ts";
import { findNotice } from "../../src/handoff/release/notice-store.server.ts";
import type { OperatorContext } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { type DealOptions, readLeadHandoff } from "./read-handoff.ts";

export async function showHandoff(
  context: OperatorContext,
  reference: string,
  options: DealOptions,
): Promise<void> {
  const { content: site, terminal, withDatabase, now } = context;
  const { notices, ...found } = await withDatabase(async (database) => {
    const read = await readLeadHandoff(context, database, { reference, options });
    const told: LenderNotice[] = [];
    for (const { id: offerId } of read.offers) {
      const notice = await findNotice(database, { offerId });
      if (notice !== undefined) told.push(notice);
    }
    return { ...read, notices: told };
  });
  const { purpose, offers, deal, problems, hindrances, matches = [] } = found;
  terminal.print(
    [
      purpose === undefined
        ? "Business purpose: not attested"
        : `Business purpose: attested ${formatTime(site, purpose.attestedAt)}`,
      ...(deal === undefined
        ? ["", "The deal lacks:", ...Object.entries(problems).map(([field, text]) => `  --${field}: ${text}`)]
        : ["", ...listDealFacts(deal).map(({ label, value }) => `${label}: ${value}`)]),
      ...hindrances.map((text) => `In the way: ${text}`),
      ...matches.flatMap(({ lender, isFit, reasons, hindrance }) => [
        "",
        `${lender.name} (${lender.id}): ${isFit ? "would take it" : "would not take it"}`,
        ...(hindrance === undefined ? [] : [`  ${hindrance}`]),
        ...reasons.map((reason) => `  ${reason}`),
        `  ${sayConfirmed(lender)}`,
      ]),
      ...offers.flatMap((offer) => [
        "",
        `${offer.lender} (${offer.lenderId}) ${handoffNumber(offer)}: ${OFFER_STATES[stateOf(offer, now())]}${isOverdue(offer, now()) ? " (late)" : ""}`,
        ...(offer.matched?.reasons ?? []).map((reason) => `  Offered because of: ${reason}`),
        ...listDatedSteps(offer).map(({ kind, happenedAt, actor, answer, outcome, isLate }) => {
          const said = [
            ...(answer ? describeAnswer(answer) : []),
            ...(outcome ? [describeOutcome(outcome)] : []),
          ];
          const words = [OFFER_STEPS[kind], ...(isLate ? ["(late)"] : []), `(${actor})`].join(" ");
          return `  ${formatTime(site, happenedAt)} ${words}${said.length > 0 ? `: ${said.join("; ")}` : ""}`;
        }),
        ...notices.filter(({ offerId }) => offerId === offer.id).map((notice) => describeNoticeState(notice)),
      ]),
    ].join("\n"),
  );
}

function describeNoticeState({ confirmed }: LenderNotice): string {
  return confirmed === undefined
    ? "  Told to forget the person; not confirmed yet"
    : `  Told to forget the person; confirmed by ${confirmed.by}`;
}
