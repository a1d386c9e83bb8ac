import { stateFigureText } from "../../../content/figures/guide-figures.ts";
import { stateFairRents } from "../../../content/figures/state-fair-rents.ts";
import { statePrices } from "../../../content/figures/state-prices.ts";
import { stateRents } from "../../../content/figures/state-rents.ts";
import { stateTaxes } from "../../../content/figures/state-taxes.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { sumPitia } from "../../dscr/lender-ratio.ts";
import { loanAt } from "../../dscr/market-payment.ts";
import { formatUsd, formatUsdExact } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { cite } from "../../figures/citations.ts";
import { landlordShare } from "../../figures/data/figure-rows.ts";
import { stateFigures } from "../../figures/figures-catalog.server.ts";
import { carriedPrice, paymentOn, ratioOn, ratioRange } from "../../figures/median-house.ts";
import { plotPrices } from "../../figures/price-points.ts";
import {
  fairRentPlace,
  formatChange,
  medianHouseOf,
  ordinal,
  placeAmong,
  rentPercentOf,
  type StateFigures,
} from "../../figures/state-figures.ts";
import type {
  Figure,
  PublicFigure,
  PublicFiguresSection,
  WorkedHouseSection,
} from "../sections/guide-section.ts";
import { houseHoldLink, houseLink } from "./house-link.ts";

const { labels } = stateFigureText;

export function describeStateFigures(code: string): readonly [PublicFiguresSection, WorkedHouseSection] {
  const state = stateFigures.find((candidate) => candidate.code === code);
  if (!state) throw new Error(`There are no public figures of ${code}.`);
  return [publicFigures(state), medianHouse(state)];
}

function publicFigures(state: StateFigures): PublicFiguresSection {
  const { name, fairRent, medianTax, taxMargin, ownerTax, landlordTax } = state;
  const county = fairRentPlace(fairRent);
  const points = plotPrices(state.priceIndex, statePrices.edition.period);
  const prices = cite([statePrices.edition, "index"]);
  const fairRents = cite([stateFairRents.edition, "rents"]);
  const ranked = (read: (other: StateFigures) => number) =>
    `${ordinal(placeAmong(stateFigures.map(read), read(state)))} of ${stateFigures.length}`;
  const figures: readonly PublicFigure[] = [
    {
      label: labels.rent,
      value: formatUsd(state.medianRent),
      detail: "a month",
      place: ranked(({ medianRent }) => medianRent),
      source: cite([stateRents.edition, "medianRent"]),
    },
    {
      label: labels.value,
      value: formatUsd(state.medianValue),
      place: ranked(({ medianValue }) => medianValue),
      source: cite([stateRents.edition, "medianValue"]),
    },
    {
      label: labels.rentShare,
      value: `${rentPercentOf(state).toFixed(2)}%`,
      place: ranked(rentPercentOf),
      source: cite([stateRents.edition, "medianRent", "medianValue"]),
    },
    {
      label: labels.tax,
      value: formatUsd(medianTax),
      detail: `a year, ± ${formatUsd(taxMargin)}`,
      place: ranked((other) => other.medianTax),
      source: cite([stateTaxes.edition, "medianTax"]),
    },
    {
      label: labels.taxShare,
      value: `${ownerTax.percent.toFixed(2)}%`,
      place: ranked((other) => other.ownerTax.percent),
      source: cite([stateTaxes.edition, "medianTax", "medianValue"]),
    },
    {
      label: labels.landlordTax,
      value: landlordShare(landlordTax),
      place: ranked((other) => other.landlordTax.tax.percent),
      // Sections of a code do not break at their hyphens.
      source: `${landlordTax.rule} ${landlordTax.statute.replaceAll("-", "\u2011")}. ${landlordTax.ends}`,
    },
    {
      label: labels.oneYear,
      value: formatChange(state.oneYearPercent),
      place: ranked(({ oneYearPercent }) => oneYearPercent),
      source: prices,
    },
    {
      label: labels.fiveYears,
      value: formatChange(state.fiveYearPercent),
      place: ranked(({ fiveYearPercent }) => fiveYearPercent),
      source: prices,
    },
    {
      label: labels.twoBedrooms(county),
      value: formatUsd(fairRent.twoBedrooms),
      detail: "a month",
      place: ranked((other) => other.fairRent.twoBedrooms),
      source: fairRents,
    },
    {
      label: labels.threeBedrooms(county),
      value: formatUsd(fairRent.threeBedrooms),
      detail: "a month",
      place: ranked((other) => other.fairRent.threeBedrooms),
      source: fairRents,
    },
  ];
  return {
    kind: "public-figures",
    heading: stateFigureText.heading,
    answer: stateFigureText.answer(
      formatUsd(state.medianRent),
      formatUsd(state.medianValue),
      formatChange(state.oneYearPercent),
    ),
    introduction: stateFigureText.introduction(name),
    figures,
    caveat: stateFigureText.caveat,
    prices: {
      caption: stateFigureText.chart(points[0]?.quarter ?? "", statePrices.edition.period),
      points,
      source: prices,
    },
  };
}

function medianHouse(state: StateFigures): WorkedHouseSection {
  const { house: text } = stateFigureText;
  const house = medianHouseOf(state);
  const { principalInterest, propertyTax, insurance } = paymentOn(house, sampleLoan);
  const loan = loanAt(house.value, sampleLoan);
  const ratio = ratioOn(house, sampleLoan);
  const price = carriedPrice(house, sampleLoan);
  const range = ratioRange(house, sampleLoan);
  const { downPaymentPercent, ratePercent, termYears } = sampleLoan;
  const payment = sumPitia({ principalInterest, propertyTax, insurance });
  return {
    kind: "worked-house",
    heading: text.heading,
    answer: `Payment ${formatUsd(payment)} a month, rent ${formatUsd(house.rent)}.`,
    introduction: text.introduction(state.name),
    lines: [
      { label: "Price", value: formatUsd(house.value) },
      { label: `Down payment, ${downPaymentPercent}%`, ...dollars(house.value - loan) },
      { label: "Loan", ...dollars(loan) },
      {
        label: `Principal and interest, ${formatRate(ratePercent)} over ${termYears} years`,
        ...dollars(principalInterest),
      },
      {
        label: text.landlordTax(`${house.tax.isFloor ? "at least " : ""}${house.tax.percent.toFixed(2)}%`),
        ...dollars(propertyTax),
      },
      { label: text.insurance(state.storms), ...dollars(insurance) },
      {
        label: "Full payment a month",
        ...dollars(payment),
      },
      { label: "Rent a month", value: formatUsd(house.rent) },
    ],
    ratio: { label: "Rent over payment", text: formatRatio(ratio), dscr: ratio },
    conclusion: [
      text.carried(
        formatUsd(price),
        Math.round(Math.abs(1 - price / house.value) * 100),
        price < house.value ? "below" : "above",
      ),
      ...(range ? [text.taxRange(range)] : []),
    ].join(" "),
    links: [
      { label: text.link, path: houseLink(house, sampleLoan, state.code) },
      { label: text.holdLink, path: houseHoldLink(house, sampleLoan, state.code) },
    ],
    source: cite(
      [stateRents.edition, "medianRent", "medianValue"],
      [stateTaxes.edition, "medianTax", "medianValue"],
    ),
  };
}

/** An estimate, in whole dollars. */
function dollars(amount: number): Pick<Figure, "value" | "exact"> {
  return { value: formatUsd(amount), exact: formatUsdExact(amount) };
}
