import type { Command } from "commander";
import { handoffRules, releaseOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { LINK_PAUSED, queueStatusLink } from "../../src/handoff/investor/status-link-mail.server.ts";
import type { Offer } from "../../src/handoff/offer.ts";
import { hasName, refuseRelease } from "../../src/handoff/offer-state.ts";
import { listOffers } from "../../src/handoff/offer-steps.server.ts";
import { reportToOffer } from "../../src/handoff/release/lender-report.server.ts";
import { readReport } from "../../src/handoff/release/read-report.server.ts";
import { listNamedByHand, withdrawReferral } from "../../src/handoff/release/referral-store.server.ts";
import { releaseName, withdrawName } from "../../src/handoff/release/release-store.server.ts";
import { consentOffer } from "../../src/leads/lead-catalog.server.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { type OperatorContext, OperatorFailure, requireYes, type SiteDatabase } from "../context.ts";
import { requireLead } from "../leads/lead-reference.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { REFERENCE } from "./read-handoff.ts";

export const LENDER = ["--lender <id>", "the lender's id, such as kiavi"] as const;

/** What comes after an answer: the name, its return, and what the lender reports. */
export function addReleaseCommands(handoff: Command, context: OperatorContext): void {
  handoff
    .command("link")
    .description("mail the person the link to their deal")
    .argument(...REFERENCE)
    .action((reference) => mailLink(context, reference));
  handoff
    .command("release")
    .description("give the name to a lender that the person chose on the phone")
    .argument(...REFERENCE)
    .requiredOption(...LENDER)
    .option("--yes", "the text was read to the person, who agreed to it")
    .action((reference, options: ReleaseOptions) => release(context, reference, options));
  handoff
    .command("take-back")
    .description("take the name back: the lender is told to forget the person")
    .argument(...REFERENCE)
    .requiredOption(...LENDER)
    .action((reference, { lender }: { lender: string }) => takeBack(context, reference, lender));
  handoff
    .command("report")
    .description("record what the lender told you")
    .argument(...REFERENCE)
    .argument(
      "<what>",
      "received, term-sheet, declined, withdrawn, funded, or not-received or wrong-report to take it back",
    )
    .requiredOption(...LENDER)
    .option("--amount <dollars>", "if funded: the loan")
    .option("--on <date>", "if funded: when it closed, such as 2026-12-01")
    .action((reference, what, options: ReportOptions) => report(context, reference, { ...options, what }));
}

interface ReleaseOptions {
  readonly lender: string;
  readonly yes?: boolean;
}

interface ReportOptions {
  readonly lender: string;
  readonly amount?: string;
  readonly on?: string;
}

async function mailLink(
  { config, terminal, withDatabase }: OperatorContext,
  reference: string,
): Promise<void> {
  await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    if (!(await queueStatusLink(database, await loadLeadKeys(config), lead, stamp))) {
      throw new OperatorFailure(`Nothing was mailed. ${LINK_PAUSED}`);
    }
  });
  terminal.say(`${reference}: the person gets a mail with the link to the deal.`);
}

/** The newest offer to the lender that meets the condition. */
export async function requireOffer(
  database: SiteDatabase,
  leadId: string,
  { lender, isMeant = () => true }: { readonly lender: string; readonly isMeant?: (offer: Offer) => boolean },
): Promise<{ readonly offer: Offer; readonly others: readonly Offer[] }> {
  const offers = await listOffers(database, leadId);
  const offer = offers.find((each) => each.lenderId === lender && isMeant(each));
  if (offer === undefined) throw new OperatorFailure(`Nothing was changed: see handoff show for ${lender}.`);
  return { offer, others: offers.filter(({ id }) => id !== offer.id) };
}

async function release(context: OperatorContext, reference: string, options: ReleaseOptions): Promise<void> {
  const { config, content: site, terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    const { offer, others } = await requireOffer(database, lead.id, options);
    const lenders = handoffRules(site).dealLenders;
    const namedByHand = await listNamedByHand(database.db, lead.id);
    const refusal = refuseRelease(offer, { others, lenders, namedByHand, now: stamp.now });
    if (refusal !== undefined) throw new OperatorFailure(`Nothing was released. ${refusal}`);
    const agreed = releaseOnOffer(offer.lender);
    terminal.say(`Read this to the person:\n  ${agreed.text}`);
    const refused = "Nothing was released. If the person agreed, use --yes.";
    const now = await requireYes(context, options, "Did the person agree to it?", refused);
    const isDone = await releaseName(
      database,
      await loadLeadKeys(config),
      {
        lead,
        offerId: offer.id,
        agreed,
        lenders,
        policies: consentOffer(site).policies,
        browser: undefined,
        receiptDays: config.handoffDays.receipt,
      },
      { ...stamp, now },
    );
    if (!isDone) {
      throw new OperatorFailure(
        "Nothing was released: the business purpose is not attested, the person opted out, or somebody was faster.",
      );
    }
    terminal.say(`${offer.lender} gets the contact by mail, and the person a mail about it.`);
  });
}

async function takeBack(context: OperatorContext, reference: string, lender: string): Promise<void> {
  const { content: site, terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    const today = dayInOffice(stamp.now, officeCalendar(site));
    const name = handoffRules(site).dealLenders.find(({ id }) => id === lender)?.name ?? "";
    if (await withdrawReferral(database, lead, { lender: name, today }, stamp)) {
      terminal.say(
        `${name} no longer counts as having the name. Tell it to forget the person: you told it the name.`,
      );
      return;
    }
    const { offer } = await requireOffer(database, lead.id, { lender, isMeant: hasName });
    if (!(await withdrawName(database, { reference, offerId: offer.id }, "withdrawn", stamp))) {
      throw new OperatorFailure("Nothing was changed: somebody else was faster. See: handoff show");
    }
    terminal.say(`${offer.lender} is told to forget the person.`);
  });
}

const TAKE_BACKS: Readonly<Record<string, string>> = {
  received: "received",
  "not-received": "receipt-taken-back",
  "wrong-report": "outcome-taken-back",
};

async function report(
  context: OperatorContext,
  reference: string,
  { lender, what, amount = "", on = "" }: ReportOptions & { readonly what: string },
): Promise<void> {
  const { config, content: site, terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    const { offer } = await requireOffer(database, lead.id, { lender, isMeant: hasName });
    const fields = new Map([
      ["report", TAKE_BACKS[what] ?? "outcome"],
      ["outcome", what],
      ["amount", amount],
      ["fundedOn", on],
    ]);
    const reading = readReport(fields, dayInOffice(stamp.now, officeCalendar(site)));
    if ("problem" in reading) throw new OperatorFailure(`Nothing was recorded. ${reading.problem}`);
    const how = { ...stamp, days: config.handoffDays, isOperator: true };
    if (!(await reportToOffer(database, offer.id, reading.report, how))) {
      throw new OperatorFailure("Nothing was recorded: the hand-off is not there yet. See: handoff show");
    }
    terminal.say(`${reference}: recorded what ${offer.lender} reported.`);
  });
}
