import { Command } from "commander";
import { recordPurpose } from "../../src/handoff/business-purpose.server.ts";
import { refuseOffer } from "../../src/handoff/handoff.server.ts";
import { handoffRules, purposeOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { OFFER_DAYS } from "../../src/handoff/offer.ts";
import { isOut } from "../../src/handoff/offer-state.ts";
import { offerDeal, withdrawOffer } from "../../src/handoff/offer-store.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { addBoardCommands } from "./board-commands.ts";
import { addFiguresCommand } from "./figures-command.ts";
import { DEAL_OPTIONS, type DealOptions, REFERENCE, readLeadHandoff } from "./read-handoff.ts";
import { addReleaseCommands } from "./release-commands.ts";
import { showHandoff } from "./show-handoff.ts";
import { addToldCommands } from "./told-commands.ts";
import { addWebhookCommand } from "./webhook-command.ts";

const HELP = `
The deal is filled from the lead, as far as it says something; options say the rest. Nobody's name is in it.

Examples:
  npm run operator -- handoff purpose RR-7K3M9-QXTB2
  npm run operator -- handoff show RR-7K3M9-QXTB2
  npm run operator -- handoff offer RR-7K3M9-QXTB2 --lender kiavi --scoreFloor 720
  npm run operator -- handoff withdraw RR-7K3M9-QXTB2 --lender kiavi
  npm run operator -- handoff answer RR-7K3M9-QXTB2 yes --lender kiavi --rate 7.25 --told-by "Ann Lee"
  npm run operator -- handoff link RR-7K3M9-QXTB2
  npm run operator -- handoff release RR-7K3M9-QXTB2 --lender kiavi
  npm run operator -- handoff report RR-7K3M9-QXTB2 --lender kiavi funded --amount 225000 --on 2026-12-01
  npm run operator -- handoff take-back RR-7K3M9-QXTB2 --lender kiavi`;

/** Offers a lead's deal to lenders, by the functions of the desk. */
export function handoffCommand(context: OperatorContext): Command {
  const handoff = new Command("handoff")
    .description("offer a lead's deal to lenders, without a name")
    .addHelpText("after", HELP);
  handoff
    .command("purpose")
    .description("record that the person attested the business purpose")
    .argument(...REFERENCE)
    .option("--take-back", "the person took it back")
    .addHelpText("after", `\nThe text, version ${purposeOnOffer.version}:\n  ${purposeOnOffer.text}`)
    .action((reference, { takeBack = false }: { takeBack?: boolean }) =>
      attest(context, reference, takeBack),
    );
  const show = handoff
    .command("show")
    .description("print the deal, the lenders that would take it, and what they said")
    .argument(...REFERENCE);
  addDealOptions(show).action((reference, options: DealOptions) => showHandoff(context, reference, options));
  const offer = handoff
    .command("offer")
    .description("send the deal to lenders")
    .argument(...REFERENCE)
    .requiredOption("--lender <id...>", "the lenders' ids, such as kiavi")
    .option("--days <number>", `days to answer, up to ${OFFER_DAYS.max}`, `${OFFER_DAYS.default}`);
  addDealOptions(offer).action((reference, options: DealOptions & OfferOptions) =>
    sendOffers(context, reference, options),
  );
  handoff
    .command("withdraw")
    .description("withdraw the deal from a lender")
    .argument(...REFERENCE)
    .requiredOption("--lender <id>", "the lender's id, such as kiavi")
    .action((reference, { lender }: { lender: string }) => withdraw(context, reference, lender));
  addToldCommands(handoff, context);
  addReleaseCommands(handoff, context);
  addBoardCommands(handoff, context);
  addFiguresCommand(handoff, context);
  addWebhookCommand(handoff, context);
  return handoff;
}

function addDealOptions(command: Command): Command {
  for (const [name, help] of Object.entries(DEAL_OPTIONS)) command.option(`--${name} <value>`, help);
  return command;
}

interface OfferOptions {
  readonly lender: readonly string[];
  readonly days: string;
}

async function attest(context: OperatorContext, reference: string, isTakenBack: boolean): Promise<void> {
  const { terminal, withDatabase } = context;
  const kind = isTakenBack ? "taken-back" : "attested";
  await withDatabase(async (database, stamp) => {
    const { offers } = await readLeadHandoff(context, database, { reference, options: {} });
    if (isTakenBack && offers.some((offer) => isOut(offer, stamp.now))) {
      throw new OperatorFailure("Nothing was changed. Lenders have the deal: withdraw it from them first.");
    }
    if (!(await recordPurpose(database, reference, { kind, ...purposeOnOffer }, stamp))) {
      const why = isTakenBack ? "It was not attested." : "It is attested already.";
      throw new OperatorFailure(`Nothing was changed. ${why}`);
    }
  });
  terminal.say(`${reference}: the business purpose is ${isTakenBack ? "taken back" : "attested"}.`);
}

async function sendOffers(
  context: OperatorContext,
  reference: string,
  { lender: lenderIds, days: typedDays, ...options }: DealOptions & OfferOptions,
): Promise<void> {
  const { content: site, terminal, withDatabase } = context;
  const days = Number(typedDays);
  const lenders = handoffRules(site).dealLenders.filter(({ id }) => lenderIds.includes(id));
  const unknown = lenderIds.find((id) => !lenders.some((lender) => lender.id === id));
  if (unknown !== undefined) throw new OperatorFailure(`There is no lender ${unknown}: see lenders list.`);
  await withDatabase(async (database, stamp) => {
    const {
      deal,
      problems,
      hindrances,
      matches = [],
    } = await readLeadHandoff(context, database, { reference, options });
    if (deal === undefined) {
      const lacks = Object.entries(problems).map(([field, text]) => `--${field}: ${text}`);
      throw new OperatorFailure(["Nothing was sent. The deal lacks:", ...lacks].join("\n"));
    }
    const problem = refuseOffer({ hindrances, matches, lenderIds, days });
    if (problem !== undefined) throw new OperatorFailure(`Nothing was sent. ${problem}`);
    const offers = lenders.map((each) => ({ lender: each, deal, days }));
    if (!(await offerDeal(database, reference, offers, stamp))) {
      throw new OperatorFailure("Nothing was sent: somebody else was faster. See: handoff show");
    }
  });
  const names = lenders.map(({ name }) => name).join(", ");
  terminal.say(`The deal of ${reference} goes to ${names}, without a name.`);
}

async function withdraw(context: OperatorContext, reference: string, lenderId: string): Promise<void> {
  const { terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const { offers } = await readLeadHandoff(context, database, { reference, options: {} });
    const offer = offers.find((each) => each.lenderId === lenderId && isOut(each, stamp.now));
    const isDone =
      offer !== undefined && (await withdrawOffer(database, { reference, offerId: offer.id }, stamp));
    if (!isDone) throw new OperatorFailure(`Nothing was changed: ${lenderId} does not have this deal.`);
  });
  terminal.say(`The deal of ${reference} is withdrawn from ${lenderId}. Its link says so.`);
}
