import { monthlyPayment } from "../../../dscr/amortization.ts";
import { NO_DEBT, NO_PAYMENT } from "../../deal/ratios/ratio-labels.ts";
import { wholeCentsWithin } from "../../deal/target/maximum-loan.ts";
import { mapFields } from "../../sharing/share-link.ts";
import type {
  CellValue,
  InputRow,
  ListBlock,
  TableBlock,
  TableColumn,
  Workbook,
} from "../../spreadsheet/workbook.ts";
import {
  list,
  type NumberField,
  numberInputs,
  quoted,
  result,
  toolWorkbook,
  type WorkbookOrigin,
} from "../../spreadsheet/workbook-rows.ts";
import { BLANKET_FIELDS, type BlanketSet, type BlanketTerms } from "./blanket-fields.ts";
import { plainName } from "./blanket-link.ts";
import { type Blanket, blanketOf } from "./blanket-loan.ts";

/** One loan on several houses, as a spreadsheet that computes. */
export function blanketWorkbook({ houses, terms }: BlanketSet, origin: WorkbookOrigin): Workbook {
  const deals = houses.map(({ deal }) => deal);
  const blanket = blanketOf(deals, terms);
  const names = houses.map(({ name }, index) => plainName(name, index));
  return toolWorkbook("one loan on several houses", "these houses", origin, [
    {
      name: "One loan",
      blocks: [
        list("Inputs: the loan", termInputs(terms)),
        loanResults(blanket, terms),
        houseTable(blanket, names),
      ],
    },
  ]);
}

function termInputs(terms: BlanketTerms): readonly InputRow[] {
  const input = numberInputs<NumberField<typeof BLANKET_FIELDS>>(BLANKET_FIELDS, terms);
  return [
    input("annualRatePercent", "percent"),
    input("termYears", "number", "In years."),
    input("interestOnlyYears", "number"),
    input("ltvPercent", "percent"),
    input("minimumRatio", "ratio", "Of rent over the full payment."),
    input("releasePercent", "percent", "Of a house's share, to sell it."),
    input("points", "percent"),
  ];
}

const sum = (column: string) => `ROUND(SUM(${column}),2)`;
const PER_DOLLAR =
  "IF(interestOnlyYears>0,annualRatePercent/1200,PMT(annualRatePercent/1200,ROUND(termYears*12,0),-1))";
const POSSIBLE = "IF(minimumRatio=0,0,INT(rentSum*100/minimumRatio+0.000001)/100-billSum)";
const BY_RATIO =
  "IF(minimumRatio=0,byValue,IF(OR(rentSum<=0,possible<0),0,IF(perDollar=0,byValue,MIN(byValue,INT((possible+0.005)/perDollar*100-0.000001)/100))))";
const within = (value: string) => `INT(${value}*ltvPercent+0.001)/100`;
const ratioIn = (loan: string, rent: string, owed: string) =>
  `IF(${loan}=0,${quoted(NO_DEBT)},IF(${owed}=0,${quoted(NO_PAYMENT)},${rent}/${owed}))`;
const ltvIn = (loan: string, value: string) => `IF(${value}=0,0,${loan}/${value}*100)`;

const said = (ratio: number | null, loan: number): CellValue => ratio ?? (loan === 0 ? NO_DEBT : NO_PAYMENT);

function loanResults(blanket: Blanket, terms: BlanketTerms): ListBlock {
  const { usd, ratio, percent, number } = result;
  const { separate, loan } = blanket;
  const perDollar =
    terms.interestOnlyYears > 0 ? terms.annualRatePercent / 1200 : monthlyPayment({ ...terms, amount: 1 });
  const byValue = wholeCentsWithin((blanket.value * terms.ltvPercent) / 100);
  const possible =
    terms.minimumRatio === 0
      ? 0
      : Math.floor((blanket.rent * 100) / terms.minimumRatio + 1e-6) / 100 - blanket.bills;
  return list("The loan", [
    usd("valueSum", "Value of all houses", sum("values"), blanket.value),
    usd("rentSum", "Rent that counts, a month", sum("rents"), blanket.rent),
    usd("billSum", "Taxes, insurance and dues a month", sum("bills"), blanket.bills),
    number("perDollar", "Payment a month for each dollar borrowed", PER_DOLLAR, perDollar),
    usd("possible", "Largest payment the rents support", POSSIBLE, possible),
    usd("byValue", "Largest loan by value", within("valueSum"), byValue),
    usd("loan", "Loan: the lower of value and ratio", BY_RATIO, loan),
    usd("payment", "Principal and interest a month", "ROUND(loan*perDollar,2)", blanket.payment),
    usd("fullPayment", "Full payment a month", "ROUND(payment+billSum,2)", blanket.fullPayment),
    ratio(
      "ratio",
      "Rent over the full payment",
      ratioIn("loan", "rentSum", "fullPayment"),
      said(blanket.ratio, loan),
    ),
    percent("ltv", "Loan to value", ltvIn("loan", "valueSum"), blanket.ltv),
    usd("pointsPaid", "Points", "ROUND(loan*points/100,2)", blanket.points),
    usd(
      "cashFlow",
      "Cash flow a month, before tax",
      "ROUND(SUM(ownCashFlows)+SUM(ownPayments)-fullPayment,2)",
      blanket.cashFlow,
    ),
    usd("ownLoan", "Separate loans", sum("ownLoans"), separate.loan),
    usd("ownPayment", "Their full payments a month", sum("ownPayments"), separate.payment),
    usd(
      "moreCash",
      "Cash at closing, more than with separate loans",
      "ROUND(ownLoan-loan+pointsPaid-SUM(ownPoints),2)",
      blanket.moreCash,
    ),
  ]);
}

const OTHER_VALUES = "ROUND(valueSum-{value},2)";
const OWED_LEFT = "ROUND({paymentLeft}+billSum-{bill},2)";

const HOUSE_FORMULAS = {
  place: "N({place@-1})+1",
  soFar: "N({soFar@-1})+{value}",
  upTo: "ROUND(loan*IF(valueSum=0,{place}/COUNT(values),{soFar}/valueSum),2)",
  share: "ROUND({upTo}-N({upTo@-1}),2)",
  release: "MIN(loan,ROUND({share}*releasePercent/100,2))",
  cash: "ROUND({value}-{release},2)",
  loanLeft: "ROUND(loan-{release},2)",
  paymentLeft: "ROUND({loanLeft}*perDollar,2)",
  ratioLeft: ratioIn("{loanLeft}", "ROUND(rentSum-{rent},2)", OWED_LEFT),
  ltvLeft: ltvIn("{loanLeft}", OTHER_VALUES),
  qualifies: `IF(AND({loanLeft}<=${within(OTHER_VALUES)},IF(ISNUMBER({ratioLeft}),{ratioLeft}>=minimumRatio,TRUE)),"Yes","No")`,
} as const;

const COLUMNS: readonly TableColumn[] = [
  { id: "name", kind: "label", label: "House", format: "text" },
  { id: "value", kind: "input", name: "values", label: "Value", format: "usd" },
  { id: "rent", kind: "input", name: "rents", label: "Rent that counts", format: "usd" },
  { id: "bill", kind: "input", name: "bills", label: "Taxes, insurance and dues", format: "usd" },
  { id: "ownLoan", kind: "input", name: "ownLoans", label: "Its own loan", format: "usd" },
  { id: "ownPayment", kind: "input", name: "ownPayments", label: "Full payment on it", format: "usd" },
  { id: "ownCashFlow", kind: "input", name: "ownCashFlows", label: "Cash flow with it", format: "usd" },
  { id: "ownPoint", kind: "input", name: "ownPoints", label: "Points on it", format: "usd" },
  { id: "place", kind: "result", label: "Number", format: "number" },
  { id: "soFar", kind: "result", label: "Values so far", format: "usd" },
  { id: "upTo", kind: "result", label: "Shares so far", format: "usd" },
  { id: "share", kind: "result", label: "Share of the loan", format: "usd" },
  { id: "release", kind: "result", label: "Release price", format: "usd" },
  { id: "cash", kind: "result", label: "Cash to you", format: "usd" },
  { id: "loanLeft", kind: "result", label: "Loan left", format: "usd" },
  { id: "paymentLeft", kind: "result", label: "Payment left", format: "usd" },
  { id: "ratioLeft", kind: "result", label: "Ratio left", format: "ratio" },
  { id: "ltvLeft", kind: "result", label: "LTV left", format: "percent" },
  { id: "qualifies", kind: "result", label: "Still qualifies", format: "text" },
];

function houseTable({ houses }: Blanket, names: readonly string[]): TableBlock {
  const upTo = (count: number, figure: (house: Blanket["houses"][number]) => number) =>
    Math.round(houses.slice(0, count).reduce((total, house) => total + figure(house), 0) * 100) / 100;
  return {
    kind: "table",
    heading: "The houses, and what is left when one is sold",
    note: "Rent, own loan and cash flow are those of the deal; its own sheet in the deal analyzer computes them.",
    columns: COLUMNS,
    rows: houses.map(({ value, rent, bills, share, own, sale }, index) => {
      const ours = {
        place: index + 1,
        soFar: upTo(index + 1, (house) => house.value),
        upTo: upTo(index + 1, (house) => house.share),
        share,
        release: sale.release,
        cash: sale.cash,
        loanLeft: sale.loan,
        paymentLeft: sale.payment,
        ratioLeft: said(sale.ratio, sale.loan),
        ltvLeft: sale.ltv,
        qualifies: sale.qualifies ? "Yes" : "No",
      } satisfies Record<keyof typeof HOUSE_FORMULAS, CellValue>;
      const computed = mapFields(HOUSE_FORMULAS, (id) => ({ formula: HOUSE_FORMULAS[id], ours: ours[id] }));
      return {
        name: names[index] ?? "",
        value,
        rent,
        bill: bills,
        ownLoan: own.loan,
        ownPayment: own.payment,
        ownCashFlow: own.cashFlow,
        ownPoint: own.points,
        ...computed,
      };
    }),
  };
}
