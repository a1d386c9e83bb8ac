import type { Command } from "commander";
import { readBoard } from "../../src/handoff/board/read-board.server.ts";
import { OFFER_STATES } from "../../src/handoff/offer-state.ts";
import {
  COMMISSION_KINDS,
  describeCommission,
  readCommissionAmount,
} from "../../src/handoff/release/commission.ts";
import { recordCommission } from "../../src/handoff/release/commission-store.server.ts";
import { describeOutcome } from "../../src/handoff/release/loan-outcome.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { type ListOptions, printList } from "../print-list.ts";

/** All hand-offs, and what lenders owe for them. */
export function addBoardCommands(handoff: Command, context: OperatorContext): void {
  handoff
    .command("list")
    .description("list the hand-offs of all leads by where they stand")
    .option("--json", "as JSON")
    .action((options: ListOptions) => listBoard(context, options));
  handoff
    .command("commission")
    .description("record what a lender owes for a hand-off")
    .argument("<number>", "of the hand-off, such as #3F9A2C1B: see handoff list")
    .argument("<what>", `${COMMISSION_KINDS.join(", ")}, or take-back for the last entry`)
    .argument("[dollars]", "whole dollars, such as 2250")
    .action((number, what, dollars = "") => owe(context, { number, what, dollars }));
}

async function listBoard(context: OperatorContext, options: ListOptions): Promise<void> {
  const { content: site, withDatabase, now } = context;
  const { rows } = await withDatabase((database) => readBoard(database, now()));
  printList(context, options, {
    none: "No deal was offered to a lender yet.",
    rows: rows.map(({ offer, lead, state, isLate, until, outcome, commission, group }) => ({
      number: offer.number,
      reference: lead?.reference ?? "deleted",
      lender: offer.lender,
      group,
      state: `${state === null ? "The person was deleted" : OFFER_STATES[state]}${isLate ? " (late)" : ""}`,
      until: until === null ? "" : formatTime(site, until),
      outcome: outcome?.outcome ? describeOutcome(outcome.outcome) : "",
      commission: commission ? describeCommission(commission) : "",
    })),
    columns: [
      { title: "NUMBER", read: ({ number }) => number },
      { title: "REFERENCE", read: ({ reference }) => reference },
      { title: "LENDER", read: ({ lender }) => lender },
      { title: "STATE", read: ({ state }) => state },
      { title: "UNTIL", read: ({ until }) => until },
      { title: "OUTCOME", read: ({ outcome }) => outcome },
      { title: "COMMISSION", read: ({ commission }) => commission },
    ],
  });
}

interface Owed {
  readonly number: string;
  readonly what: string;
  readonly dollars: string;
}

async function owe(context: OperatorContext, { number, what, dollars }: Owed): Promise<void> {
  const { terminal, withDatabase } = context;
  const kind = what === "take-back" ? "taken-back" : COMMISSION_KINDS.find((each) => each === what);
  const amount = kind === "taken-back" ? 0 : readCommissionAmount(dollars);
  if (kind === undefined || amount === undefined) {
    throw new OperatorFailure(
      "Nothing was recorded. Say agreed, due or paid with whole dollars, or take-back.",
    );
  }
  await withDatabase(async (database, stamp) => {
    const { rows } = await readBoard(database, stamp.now);
    const wanted = `#${number.replace(/^#/, "").toUpperCase()}`;
    const row = rows.find(({ offer }) => offer.number === wanted);
    if (row === undefined) throw new OperatorFailure(`There is no hand-off ${number}: see handoff list.`);
    if (!(await recordCommission(database, row.offer.id, { kind, amount }, stamp))) {
      throw new OperatorFailure("Nothing was recorded: that does not come next. See: handoff list");
    }
    terminal.say(`${row.offer.lender}, ${wanted}: ${describeCommission({ kind, amount })}.`);
  });
}
