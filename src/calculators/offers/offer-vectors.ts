import { formatRate } from "../../dscr/rate-estimate.ts";
import type { Deal } from "../deal/deal.ts";
import { fiveSix } from "../deal/formula-vectors/adjustable-vectors.ts";
import { type FormulaVector, house, loan, usd, vectors } from "../deal/formula-vectors/vector-builders.ts";
import { given } from "../deal/formula-vectors/vector-inputs.ts";
import { type ComparedOffer, compareOffers } from "./comparison.ts";
import { EMPTY_OFFER, type Offer, offerOf } from "./offer.ts";

const fees = (amount: number) => given.other("Fees", usd(amount));
const held = (months: number) => given.other("Months held", `${months}`);

/** The loan of a vector's deal as an offer, with all fees on one line. */
const sheetOf = (deal: Deal, otherFees: number): Offer => ({ ...offerOf(deal), otherFees });

const compared =
  (otherFees: number, months: number, answer: (offer: ComparedOffer) => string) =>
  (deal: Deal): string => {
    const [offer] = compareOffers(deal, [sheetOf(deal, otherFees)], months).offers;
    return offer ? answer(offer) : "";
  };

const total = ({ held: cost }: ComparedOffer) => usd(cost.total);
const yearlyCost = (offer: ComparedOffer) => formatRate(offer.yearlyCost ?? 0);
const cashToClose = ({ cash }: ComparedOffer) => usd(cash.toClose);

const first = [given.loan(225_000), given.rate(7.5), given.term(30), given.prepayment("3-2-1"), fees(5015)];
const second = [
  given.loan(225_000),
  given.rate(6.875),
  given.term(30),
  given.points(1.5),
  given.prepayment("5-4-3-2-1"),
  fees(5005),
];
const adjustable = [given.loan(225_000), ...fiveSix, fees(5015)];
const otherOffer = given.other("Other offer", "6.875%, 1.5 points, 5-4-3-2-1, fees $5,005");
const SECOND: Offer = {
  ...EMPTY_OFFER,
  annualRatePercent: 6.875,
  points: 1.5,
  prepayment: [5, 4, 3, 2, 1],
  otherFees: 5005,
};

/** Two offers for the example deal's loan. */
export const offerVectors: readonly FormulaVector[] = [
  ...vectors("offer-cost", [
    [first, "Cost after 36 months", "$57,116.25", compared(5015, 36, total)],
    [second, "Cost after 60 months", "$85,691.18", compared(5005, 60, total)],
    [
      second,
      "Cost on the day of closing",
      "$19,630",
      compared(5005, 60, ({ costs }) => usd(costs[0]?.total ?? 0)),
    ],
    [
      [...second, held(60)],
      "Cost per year held",
      "$17,138.24",
      compared(5005, 60, ({ costPerYear }) => usd(costPerYear)),
    ],
    [adjustable, "Expected cost after 84 months", "$106,073.72", compared(5015, 84, total)],
    [
      adjustable,
      "Cost after 84 months, if the rate rises as the caps allow",
      "$117,632.67",
      compared(5015, 84, ({ worstTotal }) => usd(worstTotal ?? 0)),
    ],
  ]),
  ...vectors("cheapest-offer", [
    [
      [...first, otherOffer],
      "The other offer is cheaper from",
      "month 49",
      (deal) => {
        const { wins } = compareOffers(deal, [sheetOf(deal, 5015), SECOND], 60);
        return `month ${wins.find(({ winners }) => winners.includes(1))?.from}`;
      },
    ],
    [
      [...first, otherOffer, held(60)],
      "Its lead after 60 months",
      "$1,607.01",
      (deal) => usd(compareOffers(deal, [sheetOf(deal, 5015), SECOND], 60).held.lead ?? 0),
    ],
  ]),
  ...vectors("yearly-cost", [
    [[...first, held(60)], "Yearly cost, 8.0558% before rounding", "8.06%", compared(5015, 60, yearlyCost)],
    [
      [
        given.loan(225_000),
        given.rate(7.375),
        given.term(30),
        given.interestOnly(10),
        given.points(0.5),
        fees(3745),
        held(60),
      ],
      "Yearly cost, 7.9004% before rounding",
      "7.91%",
      compared(3745, 60, yearlyCost),
    ],
    [[...loan, held(60)], "Yearly cost without charges", "7.25%", compared(0, 60, yearlyCost)],
  ]),
  ...vectors("offer-cash", [
    [
      [...house, given.rate(6.875), given.term(30), given.points(1.5), fees(5005)],
      "Cash to close",
      "$83,380",
      compared(5005, 60, cashToClose),
    ],
    [
      [...loan, given.cashOut(150_000), given.points(1), fees(3195)],
      "Cash to close",
      "-$69,555",
      compared(3195, 60, cashToClose),
    ],
  ]),
];
