import { loanAmountOf } from "../../deal/deal.ts";
import { TIE_CENTS } from "../../deal/prepayment/break-even.ts";
import { paymentsToExit } from "../../deal/prepayment/exit-cost.ts";
import { lettersOf, withLetter } from "../../spreadsheet/sheet-page.ts";
import type { Computed, TableBlock, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";
import { PENALTY_YEARS, quoted } from "../../spreadsheet/workbook-rows.ts";
import { type Comparison, standingAt } from "../comparison.ts";
import { changingCells, changingColumns, isChangingSet } from "./changing-offers.ts";
import type { NamedOffer } from "./named-offer.ts";
import { penaltyId } from "./offer-matrix.ts";

/** The cost of each offer by month, and the payments from which its yearly cost follows. */
export function monthTable(offers: readonly NamedOffer[], { lastMonth, holdMonths }: Comparison): TableBlock {
  const flows = offers.map((offer) => flowsOf(offer, holdMonths));
  const hasOthers = offers.length > 1;
  const isChanging = isChangingSet(offers);
  return {
    kind: "table",
    heading: "Month by month",
    note: "Total cost if you leave after this month. Beside it the money that moves until the planned exit: what you receive, then what you pay.",
    columns: [
      { id: "month", kind: "label", label: "Month", format: "number" },
      ...offers.flatMap(({ name }, index): readonly TableColumn[] => [
        { id: `total${lettersOf(index)}`, kind: "result", label: `Total cost: ${name}`, format: "usd" },
        {
          id: `flow${lettersOf(index)}`,
          kind: "result",
          name: `flows${lettersOf(index)}`,
          label: `Payments: ${name}`,
          format: "usd",
        },
        ...(isChanging ? changingColumns(name, index) : []),
      ]),
      ...(hasOthers ? STANDING : []),
    ],
    rows: Array.from(
      { length: lastMonth + 1 },
      (_, month): TableRow => ({
        month,
        ...Object.fromEntries(
          offers.flatMap(({ compared }, index): readonly (readonly [string, Computed])[] => [
            [
              `total${lettersOf(index)}`,
              {
                formula: (isChanging ? changingTotalAt : totalAt)(index),
                ours: compared.costs[month]?.total ?? 0,
              },
            ],
            [
              `flow${lettersOf(index)}`,
              {
                formula: isChanging ? changingFlowAt(index, month) : flowAt(index),
                ours: flows[index]?.[month] ?? 0,
              },
            ],
          ]),
        ),
        ...(isChanging &&
          Object.assign({}, ...offers.map((offer, index) => changingCells(offer, index, month)))),
        ...(hasOthers && standingIn(offers, month)),
      }),
    ),
  };
}

const STANDING: readonly TableColumn[] = [
  { id: "lowest", kind: "result", label: "Lowest cost: offer", format: "text" },
  { id: "lead", kind: "result", label: "Less than the next", format: "usd" },
];
const NO_OTHER = "all the same";

/** Which offer costs least, by its letter, and by how much. A tie has several letters. */
function standingIn(offers: readonly NamedOffer[], month: number): TableRow {
  const { winners, lead } = standingAt(
    offers.map(({ compared }) => compared),
    month,
  );
  const totals = offers.map((_, index) => `{total${lettersOf(index)}}`);
  const least = `MIN(${totals.join(",")})`;
  const isLeast = totals.map((total) => `(ROUND(${total}-${least},2)<${TIE_CENTS / 100})`);
  const letters = isLeast.map((isIt, index) => `IF(${isIt},${quoted(lettersOf(index))},"")`);
  const count = isLeast.map((isIt) => `IF(${isIt},1,0)`).join("+");
  const next = `SMALL((${totals.join(",")}),MIN(${totals.length},1+${count}))`;
  return {
    lowest: {
      formula: letters.join("&"),
      ours: offers
        .map(({ compared }, index) => (winners.includes(compared.index) ? lettersOf(index) : ""))
        .join(""),
    },
    lead: {
      formula: `IF(${count}=${totals.length},${quoted(NO_OTHER)},ROUND(${next}-${least},2))`,
      ours: lead ?? NO_OTHER,
    },
  };
}

function flowsOf({ compared: { deal, held } }: NamedOffer, holdMonths: number): readonly number[] {
  const received = loanAmountOf(deal) - held.points - held.fees;
  return [-received, ...paymentsToExit(deal, holdMonths)];
}

const balanceAt = (month: string) =>
  `IF(${month}<=[interestOnlyMonths],loanAmount,PV([rate],[months]-${month},-[laterPayment]))`;
const percentAt = (month: string) => {
  const percents = Array.from({ length: PENALTY_YEARS }, (_, index) => `[${penaltyId(index + 1)}]`);
  return `IF(OR(${month}>${12 * PENALTY_YEARS},${month}>=[months]),0,CHOOSE(MAX(1,ROUNDUP(MIN(${month},${12 * PENALTY_YEARS})/12,0)),${percents.join(",")}))`;
};

function totalAt(index: number): string {
  const month = "MIN({month},[months])";
  const interest = `loanAmount*[rate]*MIN(${month},[interestOnlyMonths])+IF(${month}>[interestOnlyMonths],(${month}-[interestOnlyMonths])*[laterPayment]-loanAmount+${balanceAt(month)},0)`;
  const penalty = `ROUND(ROUND(${balanceAt(month)},2)*${percentAt(month)}/100,2)`;
  return withLetter(`ROUND(ROUND(${interest},2)+[pointsPaid]+[fees]+${penalty},2)`, index);
}

function flowAt(index: number): string {
  const exit = "MIN(holdMonths,[months])";
  const payment = "IF({month}<=[interestOnlyMonths],loanAmount*[rate],[laterPayment])";
  const payoff = `IF({month}=${exit},${balanceAt(exit)}*(1+${percentAt(exit)}/100),0)`;
  return withLetter(
    `IF({month}=0,-(loanAmount-[pointsPaid]-[fees]),IF({month}>${exit},0,${payment}+${payoff}))`,
    index,
  );
}

/** The same where a rate changes or a loan falls due, from the columns of its months. */
function changingTotalAt(index: number): string {
  const [owed, interest] = [`{owed${lettersOf(index)}}`, `{interestSoFar${lettersOf(index)}}`];
  const penalty = `ROUND(ROUND(${owed},2)*${percentAt("MIN({month},[months])")}/100,2)`;
  return withLetter(`ROUND(ROUND(${interest},2)+[pointsPaid]+[fees]+${penalty},2)`, index);
}

function changingFlowAt(index: number, month: number): string {
  const letter = lettersOf(index);
  if (month === 0) return withLetter("-(loanAmount-[pointsPaid]-[fees])", index);
  const exit = "MIN(holdMonths,[months])";
  const interest = `{interestSoFar${letter}}-{interestSoFar${letter}@-1}`;
  const payoff = `IF({month}=${exit},{owed${letter}}*(1+${percentAt(exit)}/100),0)`;
  return withLetter(`IF({month}>${exit},0,{owed${letter}@-1}+${interest}-{owed${letter}}+${payoff})`, index);
}
