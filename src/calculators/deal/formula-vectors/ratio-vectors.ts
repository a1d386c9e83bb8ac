import type { LandlordTax } from "../../../../content/figures/landlord-tax.ts";
import { marketRatio } from "../../../dscr/market-payment.ts";
import { closingLinesOf } from "../closing/closing-lines.ts";
import { type Deal, INITIAL_RENT, loanAmountOf, loanToValueOf, withPrice } from "../deal.ts";
import { bridgeOf } from "../ratios/bridge.ts";
import { paymentsOf } from "../ratios/deal-payment.ts";
import { lenderRatioOf, lenderViewOf } from "../ratios/lender-view.ts";
import { cashNeededOf, ownerViewOf, simpleRatioOf } from "../ratios/owner-view.ts";
import { qualifyingRentOf } from "../rent/qualifying-rent.ts";
import {
  closing,
  escrow,
  type FormulaVector,
  house,
  leased,
  loan,
  owed,
  ownerCosts,
  percent,
  ratio,
  terms,
  usd,
  vacant,
  vectors,
} from "./vector-builders.ts";
import { given } from "./vector-inputs.ts";

const landlordTax = (figure: number): LandlordTax => ({
  payer: "landlord",
  percent: figure,
  low: figure,
  high: figure,
  isFloor: false,
  text: `${figure}%`,
});
const orNone = (figure: number | null, print: (figure: number) => string) =>
  figure === null ? "none" : print(figure);
const booked = [...owed, given.bookings(60_000), given.fee(20), ...ownerCosts];

const taxes = (deal: Deal) => usd(withPrice(deal, deal.price).propertyTax);
const insurance = (deal: Deal) => usd(withPrice(deal, deal.price).insurance);
const amortizing = (deal: Deal) => usd(paymentsOf(deal).amortizing);
const interestOnly = (deal: Deal) => usd(paymentsOf(deal).interestOnly);
const afterInterestOnly = (deal: Deal) => usd(paymentsOf(deal).afterInterestOnly ?? 0);
const rent = (deal: Deal) => usd(qualifyingRentOf(deal).rent);
const lenderRatio = (deal: Deal) => orNone(lenderRatioOf(deal), ratio);
const cashFlow = (deal: Deal) => usd(ownerViewOf(deal).monthlyCashFlow);
const cashOnCash = (deal: Deal) => orNone(ownerViewOf(deal).cashOnCash, percent);
const listed = given.closingLines(
  {
    lenderFees: 1600,
    titleFeePercent: 0.7,
    deedTaxPercent: 0.35,
    mortgageTaxPercent: 0.55,
    interestDays: 12,
    escrowTaxMonths: 3,
    escrowInsuranceMonths: 2,
  },
  "fees $1,600, title 0.7%, transfer tax 0.35%, mortgage tax 0.55%, 12 days, deposits of 3 and 2 months",
);
const cashTotal = (deal: Deal) => usd(cashNeededOf(deal).total);
const bridgeAt = (id: string) => (deal: Deal) =>
  usd(bridgeOf(deal).find((step) => step.id === id)?.amount ?? 0);

/** The ratios of a deal: the lender's, the simple formula's, the owner's. */
export const viewVectors: readonly FormulaVector[] = [
  ...vectors("loan", [
    [
      [given.price(333_333.33), given.downPercent(20)],
      "Loan",
      "$266,666.66",
      (deal) => usd(loanAmountOf(deal)),
    ],
    [
      [given.price(333_333.33), given.downPercent(22.5)],
      "LTV",
      "77.5000%",
      (deal) => percent(loanToValueOf(deal)),
    ],
  ]),
  ...vectors("estimated-bills", [
    [[given.price(333_333.33), given.estimatedTax(2)], "Taxes a month", "$555.56", taxes],
    [[given.price(285_000), given.estimatedInsurance(0.6)], "Insurance a month", "$142.50", insurance],
    [[given.price(300_000), given.estimatedInsurance(1.2)], "Insurance a month", "$300", insurance],
  ]),
  ...vectors("landlord-tax", [
    [[given.price(300_000), given.estimatedTax(1.57)], "Taxes a month", "$392.50", taxes],
  ]),
  ...vectors("median-house", [
    [
      [
        ...house,
        ...terms,
        given.estimatedTax(1.57),
        given.estimatedInsurance(1.2),
        given.other("Rent a month", "$2,750"),
      ],
      "Ratio",
      "1.2346",
      ({ price, downPaymentPercent, annualRatePercent, termYears, ...deal }) =>
        ratio(
          marketRatio(2750, price, {
            downPaymentPercent,
            ratePercent: annualRatePercent,
            termYears,
            tax: landlordTax(deal.estimatedTaxPercent),
            insurancePercent: deal.estimatedInsurancePercent,
          }),
        ),
    ],
  ]),
  ...vectors("payment", [
    [loan, "Payment", "$1,534.90", amortizing],
    [[given.loan(225_000), given.rate(7.25), given.term(40)], "Payment", "$1,439.26", amortizing],
    [[given.loan(180_000), given.rate(6.875), given.term(15)], "Payment", "$1,605.34", amortizing],
    [[given.loan(360_000), given.rate(0), given.term(30)], "Payment", "$1,000", amortizing],
  ]),
  ...vectors("interest-only-payment", [
    [[given.loan(225_000), given.rate(7.25)], "Payment", "$1,359.38", interestOnly],
    [[given.loan(187_500.5), given.rate(8.125)], "Payment", "$1,269.53", interestOnly],
  ]),
  ...vectors("after-interest-only", [
    [[...loan, given.interestOnly(10)], "Payment", "$1,778.35", afterInterestOnly],
    [
      [given.loan(225_000), given.rate(7.25), given.term(40), given.interestOnly(10)],
      "Payment",
      "$1,534.90",
      afterInterestOnly,
    ],
  ]),
  ...vectors("qualifying-rent", [
    [[given.lease(2500)], "Rent", "$2,500", rent],
    [[given.lease(2500), given.market(2300)], "Rent", "$2,300", rent],
    [[given.vacant(), given.market(2455.5)], "Rent", "$2,209.95", rent],
    [
      [
        given.rentRoll("unit 1 leased at $1,500, market $1,450; unit 2 vacant, market $1,400", [
          { ...INITIAL_RENT, leaseRent: 1500, marketRent: 1450 },
          { ...INITIAL_RENT, marketRent: 1400, isVacant: true },
        ]),
      ],
      "Qualifying rent",
      "$2,710",
      rent,
    ],
    [[given.bookings(61_234), given.shortTermRule("gross-80", "80% of gross")], "Rent", "$4,082.27", rent],
    [
      [given.bookings(61_234), given.market(3000), given.shortTermRule("lower-80", "capped")],
      "Rent",
      "$2,400",
      rent,
    ],
    [
      [given.bookings(61_234), given.fee(22), given.shortTermRule("net-of-fees", "net of fees")],
      "Rent",
      "$3,980.21",
      rent,
    ],
    [[given.bookings(61_234), given.market(2600), given.noHistory()], "Rent", "$2,600", rent],
  ]),
  ...vectors("lender-ratio", [
    [leased, "Ratio", "1.1710", lenderRatio],
    [[...leased, given.interestOnly(10)], "Ratio", "1.2759", lenderRatio],
    [
      [...leased, given.interestOnly(10)],
      "Ratio after year 10",
      "1.0511",
      (deal) => ratio(lenderViewOf(deal).afterInterestOnlyRatio ?? 0),
    ],
    [vacant, "Ratio", "1.0539", lenderRatio],
    [
      [given.price(300_000), given.downPercent(100), ...terms, ...escrow, given.lease(300)],
      "Ratio without a loan",
      "none",
      lenderRatio,
    ],
  ]),
  ...vectors("lender-ratio-noi", [
    [
      [
        given.noiUnits(5),
        given.loan(600_000),
        ...terms,
        given.tax(900),
        given.insurance(400),
        given.utilities(90),
        given.maintenance(5),
        given.lease(8000),
      ],
      "Ratio",
      "1.2912",
      lenderRatio,
    ],
    [
      [
        given.noiUnits(5),
        given.loan(600_000),
        given.rate(0),
        given.term(30),
        given.interestOnly(10),
        given.lease(8000),
      ],
      "Ratio with nothing to pay",
      "none",
      lenderRatio,
    ],
  ]),
  ...vectors("simple-ratio", [[leased, "Ratio", "1.2379", (deal) => orNone(simpleRatioOf(deal), ratio)]]),
  ...vectors("owner-cash-flow", [
    [[...leased, ...ownerCosts], "Cash flow a month", "-$209.90", cashFlow],
    [[...booked, given.utilities(350)], "Cash flow a month", "$1,015.10", cashFlow],
  ]),
  ...vectors("bridge", [
    [vacant, "Left over as the lender counts it", "$115.10", bridgeAt("lender")],
    [vacant, "Cash flow by the simple formula", "$365.10", bridgeAt("simple")],
    [booked, "Management and platform fees", "-$1,000", bridgeAt("management")],
  ]),
  ...vectors("cash-needed", [
    [
      [given.price(300_000), given.closingCosts(2)],
      "Closing costs",
      "$6,000",
      (deal) => usd(cashNeededOf(deal).closingCosts),
    ],
    [[...leased, ...closing, given.reserves(6)], "Cash needed", "$96,059.40", cashTotal],
    [
      [...leased, given.cashOut(150_000), ...closing, given.reserves(6)],
      "Cash needed",
      "-$53,940.60",
      cashTotal,
    ],
  ]),
  ...vectors("closing-lines", [
    [
      [...owed, given.closingLines({ interestDays: 12 }, "12 days of interest")],
      "Interest",
      "$536.30",
      (deal) => usd(closingLinesOf(deal).interest),
    ],
    [[...owed, listed], "Closing costs", "$5,987.50", (deal) => usd(closingLinesOf(deal).costs)],
    [[...owed, listed], "Paid ahead", "$3,761.30", (deal) => usd(closingLinesOf(deal).prepaid)],
    [[...leased, listed, given.points(1), given.reserves(6)], "Cash needed", "$99,808.20", cashTotal],
    [
      [...owed, listed, given.cashOut(150_000)],
      "Paid ahead in a refinance",
      "$1,961.30",
      (deal) => usd(closingLinesOf(deal).prepaid),
    ],
  ]),
  ...vectors("cash-on-cash", [
    [[...leased, ...ownerCosts, ...closing], "Return a year", "-3.0256%", cashOnCash],
    [[...leased, ...ownerCosts, ...closing, given.cashOut(150_000)], "Return a year", "-3.3584%", cashOnCash],
    [
      [given.price(300_000), given.downPercent(0), ...terms, ...escrow, given.lease(2500)],
      "Return a year without cash put in",
      "none",
      cashOnCash,
    ],
  ]),
];
