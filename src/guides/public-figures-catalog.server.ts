import { cityFairRents } from "../../content/figures/city-fair-rents.ts";
import { cityPrices } from "../../content/figures/city-prices.ts";
import { cityValues } from "../../content/figures/city-values.ts";
import { cityFigureText, stateFigureText } from "../../content/figures/guide-figures.ts";
import { stateFairRents } from "../../content/figures/state-fair-rents.ts";
import { statePrices } from "../../content/figures/state-prices.ts";
import { stateRents } from "../../content/figures/state-rents.ts";
import { stateTaxes } from "../../content/figures/state-taxes.ts";
import type { CityGuide } from "../../content/guides/city-guide.ts";
import { sampleLoan } from "../../content/landings/dscr-basis.ts";
import { formatRatio } from "../dscr/dscr.ts";
import { sumPitia } from "../dscr/lender-ratio.ts";
import { loanAt } from "../dscr/market-payment.ts";
import { formatUsd, formatUsdExact } from "../dscr/money.ts";
import { formatRate } from "../dscr/rate-estimate.ts";
import { cite } from "../figures/citations.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import { carriedPrice, type PublishedHouse, paymentOn, ratioOn } from "../figures/median-house.ts";
import { plotPrices } from "../figures/price-points.ts";
import { medianHouseOf, ordinal, placeAmong, type StateFigures } from "../figures/state-figures.ts";
import { houseLink } from "./house-link.ts";
import type {
  PublicFigure,
  PublicFiguresSection,
  TableSection,
  WorkedHouseSection,
} from "./sections/guide-section.ts";

const { labels } = stateFigureText;

export function describeStateFigures(code: string): readonly [PublicFiguresSection, WorkedHouseSection] {
  const state = stateFigures.find((candidate) => candidate.code === code);
  if (!state) throw new Error(`There are no public figures of ${code}.`);
  return [publicFigures(state), medianHouse(state)];
}

function publicFigures(state: StateFigures): PublicFiguresSection {
  const { name, fairRent, medianTax, taxMargin, taxPercent } = state;
  const county = fairRent.town ? `${fairRent.county} (${fairRent.town})` : fairRent.county;
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
      value: `${rentShareOf(state).toFixed(2)}%`,
      place: ranked(rentShareOf),
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
      value: `${taxPercent.toFixed(2)}%`,
      place: ranked((other) => other.taxPercent),
      source: cite([stateTaxes.edition, "medianTax", "medianValue"]),
    },
    {
      label: labels.oneYear,
      value: signed(state.oneYearPercent),
      place: ranked(({ oneYearPercent }) => oneYearPercent),
      source: prices,
    },
    {
      label: labels.fiveYears,
      value: signed(state.fiveYearPercent),
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

function rentShareOf({ medianRent, medianValue }: StateFigures): number {
  return (medianRent / medianValue) * 100;
}

function signed(percent: number): string {
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1)}%`;
}

function medianHouse(state: StateFigures): WorkedHouseSection {
  const { house: text } = stateFigureText;
  const house = medianHouseOf(state);
  const { principalInterest, propertyTax, insurance } = paymentOn(house, sampleLoan);
  const loan = loanAt(house.value, sampleLoan);
  const ratio = ratioOn(house, sampleLoan);
  const price = carriedPrice(house, sampleLoan);
  const { downPaymentPercent, ratePercent, termYears } = sampleLoan;
  return {
    kind: "worked-house",
    heading: text.heading,
    introduction: text.introduction(state.name),
    lines: [
      { label: "Price", value: formatUsd(house.value) },
      { label: `Down payment, ${downPaymentPercent}%`, value: formatUsdExact(house.value - loan) },
      { label: "Loan", value: formatUsdExact(loan) },
      {
        label: `Principal and interest, ${formatRate(ratePercent)} over ${termYears} years`,
        value: formatUsdExact(principalInterest),
      },
      {
        label: `Property tax, ${house.taxPercent.toFixed(2)}% of the value a year`,
        value: formatUsdExact(propertyTax),
      },
      { label: text.insurance(state.storms), value: formatUsdExact(insurance) },
      {
        label: "Full payment a month",
        value: formatUsdExact(sumPitia({ principalInterest, propertyTax, insurance })),
      },
      { label: "Rent a month", value: formatUsd(house.rent) },
    ],
    ratio: { label: "Rent over payment", text: formatRatio(ratio), dscr: ratio },
    conclusion: text.carried(
      formatUsd(price),
      Math.round(Math.abs(1 - price / house.value) * 100),
      price < house.value ? "below" : "above",
    ),
    link: { label: text.link, path: houseLink(house, sampleLoan, state.code) },
    source: cite(
      [stateRents.edition, "medianRent", "medianValue"],
      [stateTaxes.edition, "medianTax", "medianValue"],
    ),
  };
}

export function describeCityFigures({
  slug,
  city,
  state: stateName,
}: CityGuide): readonly [PublicFiguresSection, TableSection] {
  const value = rowOf(cityValues.rows, slug);
  const price = rowOf(cityPrices.rows, slug);
  const rent = rowOf(cityFairRents.rows, slug);
  const state = stateFigures.find(({ name }) => name === stateName);
  if (!state) throw new Error(`There are no public figures of ${stateName}.`);
  const prices = cite([cityPrices.edition, "index"]);
  const houseAt = (monthlyRent: number): PublishedHouse => ({
    ...medianHouseOf(state),
    rent: monthlyRent,
    value: value.medianValue,
  });
  const row = (bedrooms: string, monthlyRent: number, hasRatio: boolean) => ({
    cells: [
      bedrooms,
      formatUsd(monthlyRent),
      `${((monthlyRent / value.medianValue) * 100).toFixed(2)}%`,
      hasRatio ? formatRatio(ratioOn(houseAt(monthlyRent), sampleLoan)) : "–",
    ] as const,
  });
  const { rents } = cityFigureText;
  return [
    {
      kind: "public-figures",
      heading: cityFigureText.heading,
      introduction: cityFigureText.introduction(city),
      figures: [
        {
          label: `${cityFigureText.labels.value}, ${value.area}`,
          value: formatUsd(value.medianValue),
          source: cite([cityValues.edition, "medianValue"]),
        },
        {
          label: `${cityFigureText.labels.oneYear}, ${price.area}`,
          value: signed(price.oneYearPercent),
          source: prices,
        },
        {
          label: `${cityFigureText.labels.fiveYears}, ${price.area}`,
          value: signed(price.fiveYearPercent),
          source: prices,
        },
      ],
      caveat: cityFigureText.caveat,
    },
    {
      kind: "table",
      heading: rents.heading,
      introduction: rents.introduction(rent.county),
      caption: rents.caption(city),
      columns: rents.columns,
      rows: [
        row("One", rent.oneBedroom, false),
        row("Two", rent.twoBedrooms, true),
        row("Three", rent.threeBedrooms, true),
        row("Four", rent.fourBedrooms, false),
      ],
      note: {
        text: `${rents.note} Sources: ${cite([cityFairRents.edition, "rents"], [cityValues.edition, "medianValue"], [stateTaxes.edition, "medianTax", "medianValue"])}. An estimate, not a credit decision.`,
      },
      link: {
        label: cityFigureText.link,
        path: houseLink(houseAt(rent.threeBedrooms), sampleLoan, state.code),
      },
    },
  ];
}

function rowOf<Row>(rows: Readonly<Record<string, Row>>, slug: string): Row {
  const row = rows[slug];
  if (!row) throw new Error(`There are no public figures of ${slug}.`);
  return row;
}
