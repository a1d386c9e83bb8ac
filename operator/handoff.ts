import { Command } from "commander";
import { recordPurpose } from "../src/handoff/business-purpose.server.ts";
import { readHandoff, refuseOffer } from "../src/handoff/handoff.server.ts";
import { handoffRules, purposeOnOffer } from "../src/handoff/handoff-catalog.server.ts";
import { describeAnswer } from "../src/handoff/lender-answer.ts";
import { isOut, OFFER_DAYS, OFFER_STATES, OFFER_STEPS, stateOf } from "../src/handoff/offer.ts";
import { offerDeal, withdrawOffer } from "../src/handoff/offer-store.server.ts";
import { dealOfLead, listDealFacts, typedDeal } from "../src/handoff/offered-deal.ts";
import { readReference } from "./arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "./context.ts";
import { requireLead } from "./leads/lead-reference.ts";
import { formatTime } from "./office-time.ts";
import { loadLeadKeys } from "./site-secret.ts";

const REFERENCE = ["<reference>", "such as RR-7K3M9-QXTB2", readReference] as const;

/** By the name of the deal's field. */
const DEAL_OPTIONS = {
  state: "two letters, such as TX",
  county: "as the agencies name it, such as Travis County",
  purpose: "purchase, refinance, cashout, portfolio or other",
  units: "from 1 to 8",
  use: "long-term or short-term",
  value: "price or value in dollars",
  valueAs: "band or exact: how the value is told",
  loan: "in dollars",
  ratio: "rent over the full payment, such as 1.17",
  scoreFloor: "lowest score of the band: 780, 760, 740, 720, 700, 680, 660, 640, 620 or 300",
  timing: "now, quarter, later or unknown",
} as const;

type DealOptions = Readonly<Partial<Record<keyof typeof DEAL_OPTIONS, string>>>;

const HELP = `
The deal is filled from the lead, as far as it says something; options say the rest. Nobody's name is in it.

Examples:
  npm run operator -- handoff purpose RR-7K3M9-QXTB2
  npm run operator -- handoff show RR-7K3M9-QXTB2
  npm run operator -- handoff offer RR-7K3M9-QXTB2 --lender kiavi --scoreFloor 720
  npm run operator -- handoff withdraw RR-7K3M9-QXTB2 --lender kiavi`;

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
    .description("mail the deal to lenders")
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
    const { offers } = await read(context, database, { reference, options: {} });
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

async function read(
  { content: site, config, now }: OperatorContext,
  database: SiteDatabase,
  { reference, options }: { readonly reference: string; readonly options: DealOptions },
) {
  const lead = await requireLead(database, reference);
  const known = dealOfLead(lead);
  return await readHandoff(database, await loadLeadKeys(config), {
    lead,
    typed: typedDeal((field) => options[field] ?? known[field]),
    rules: handoffRules(site),
    now: now(),
  });
}

async function showHandoff(context: OperatorContext, reference: string, options: DealOptions): Promise<void> {
  const { content: site, terminal, withDatabase, now } = context;
  const found = await withDatabase((database) => read(context, database, { reference, options }));
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
      ]),
      ...offers.flatMap((offer) => [
        "",
        `Offered to ${offer.lender}: ${OFFER_STATES[stateOf(offer, now())]}`,
        ...offer.steps.map(
          ({ kind, happenedAt, actor, answer }) =>
            `  ${formatTime(site, happenedAt)} ${OFFER_STEPS[kind]} (${actor})${answer ? `: ${describeAnswer(answer).join("; ")}` : ""}`,
        ),
      ]),
    ].join("\n"),
  );
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
    } = await read(context, database, { reference, options });
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
    const { offers } = await read(context, database, { reference, options: {} });
    const offer = offers.find((each) => each.lenderId === lenderId && isOut(each, stamp.now));
    const isDone =
      offer !== undefined && (await withdrawOffer(database, { reference, offerId: offer.id }, stamp));
    if (!isDone) throw new OperatorFailure(`Nothing was changed: ${lenderId} does not have this deal.`);
  });
  terminal.say(`The deal of ${reference} is withdrawn from ${lenderId}. Its link says so.`);
}
