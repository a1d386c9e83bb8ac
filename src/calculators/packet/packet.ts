import { sayCounty } from "../../counties/county-name.ts";
import { roundHalfAway, roundToCents } from "../../dscr/cents.ts";
import type { Deal } from "../deal/deal.ts";
import { unitsOf } from "../deal/deal.ts";
import { qualifyingRentsOf } from "../deal/rent/qualifying-rent.ts";
import { loanRowsOf, ownerRowsOf, propertyRowsOf, resultRowsOf } from "../deal/sharing/deal-rows.ts";
import type { LabeledFigure } from "../fields/field-rows.ts";
import { type ComparedDeal, dealLineOf } from "../my-deals/portfolio.ts";
import type { Json } from "./canonical-json.ts";

/** A house that the client owns or is buying, in dollars and dollars a month. */
export interface ScheduleRow {
  readonly name: string;
  readonly value: number;
  readonly loan: number;
  readonly fullPayment: number;
  readonly rent: number;
  readonly cashFlow: number;
}

export interface PacketContents {
  readonly deal: Deal;
  /** Both may be empty. They stand in the packet and nowhere else. */
  readonly client: string;
  readonly broker: string;
  /** ISO date. */
  readonly preparedOn: string;
  readonly formulasVersion: string;
  readonly schedule: readonly ScheduleRow[];
}

/** Where a figure comes from. */
export interface FigureSource {
  readonly figure: string;
  readonly source: string;
}

export type Packet = { readonly [name: string]: Json };

const FORMAT_VERSION = 1;
export const LONGEST_LINE = 120;

/** What a loan officer gets, without its digest. */
export function packetOf(contents: PacketContents): Packet {
  const { deal, client, broker, preparedOn, formulasVersion, schedule } = contents;
  return {
    kind: "deal-packet",
    version: FORMAT_VERSION,
    preparedOn,
    client,
    broker,
    formulasVersion,
    loan: figuresOf(loanRowsOf(deal)),
    property: figuresOf(propertyRowsOf(deal)),
    rentRoll: rentRollOf(deal),
    ownerCosts: figuresOf(ownerRowsOf(deal)),
    result: figuresOf(resultRowsOf(deal)),
    schedule: schedule.map((row) => ({ ...row, equity: equityOf(row) })),
    sources: sourcesOf(deal).map((row) => ({ ...row })),
    notice: NOTICE,
  };
}

const NOTICE =
  "Estimates from figures that the sender entered. Not an offer and not a credit decision. The digest shows change; it names no author.";

export function equityOf({ value, loan }: ScheduleRow): number {
  return roundToCents(value - loan);
}

export function scheduleRowOf({ name, deal }: Pick<ComparedDeal, "name" | "deal">): ScheduleRow {
  const { loan, payment, rent, cashFlow } = dealLineOf(deal);
  return { name, value: deal.price, loan, fullPayment: payment, rent, cashFlow };
}

export interface RentRollLine {
  readonly unit: string;
  readonly use: string;
  readonly lease: number;
  readonly market: number;
  readonly counts: number;
  readonly rule: string;
}

/** A line for each unit, or one for the property if its units are not listed. */
export function rentRollOf(
  deal: Deal,
): readonly { readonly [Name in keyof RentRollLine]: RentRollLine[Name] }[] {
  const counted = qualifyingRentsOf(deal);
  const isListed = deal.rentRoll.length > 0;
  return unitsOf(deal).map((unit, index) => ({
    unit: isListed ? `Unit ${index + 1}` : "Whole property",
    use: unit.use === "short-term" ? "Short-term" : unit.isVacant ? "Vacant" : "Leased",
    lease: unit.leaseRent,
    market: unit.marketRent,
    counts: counted[index]?.rent ?? 0,
    rule: counted[index]?.rule.name ?? "",
  }));
}

const ENTERED = "Entered by the sender";

/** Who said so: a loan officer checks an estimate before anything else. */
export function sourcesOf(deal: Deal): readonly FigureSource[] {
  const place =
    deal.state === "" ? "" : `, ${deal.county === "" ? "" : `${sayCounty(deal.county)}, `}${deal.state}`;
  const bill = (percent: number) =>
    percent > 0 ? `Estimated: ${percent}% of the price a year${place}` : ENTERED;
  return [
    { figure: "Price, rate, term and points", source: `${ENTERED}; no lender has confirmed them` },
    { figure: "Rents", source: `${ENTERED}; leases and an appraiser's rent schedule prove them` },
    { figure: "Property taxes", source: bill(deal.estimatedTaxPercent) },
    { figure: "Insurance", source: bill(deal.estimatedInsurancePercent) },
    {
      figure: "Closing costs",
      source: deal.hasClosingLines ? "Listed line by line by the sender" : "A percentage of the price",
    },
    { figure: "Schedule of real estate", source: "Deals that the sender keeps; no document is attached" },
  ];
}

/** Four decimals: below them, some programs write an exponent where others write zeros. */
function figuresOf(rows: readonly LabeledFigure[]): Json {
  return rows.map(({ label, figure, text }) => ({
    label,
    text,
    value: typeof figure === "number" ? roundHalfAway(figure * 1e4) / 1e4 : figure,
  }));
}
