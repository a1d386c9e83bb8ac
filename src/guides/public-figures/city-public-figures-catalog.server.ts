import { cityFairRents } from "../../../content/figures/city-fair-rents.ts";
import { cityPrices } from "../../../content/figures/city-prices.ts";
import { cityValues } from "../../../content/figures/city-values.ts";
import { cityFigureText } from "../../../content/figures/guide-figures.ts";
import { stateTaxes } from "../../../content/figures/state-taxes.ts";
import type { CityGuide } from "../../../content/guides/city-guide.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { cite } from "../../figures/citations.ts";
import { cityFigures, stateFigures } from "../../figures/figures-catalog.server.ts";
import { type PublishedHouse, ratioOn, ratioRange } from "../../figures/median-house.ts";
import { formatChange, medianHouseOf, type StateFigures } from "../../figures/state-figures.ts";
import type { PublicFiguresSection, Ratio, TableSection } from "../sections/guide-section.ts";
import { houseLink } from "./house-link.ts";

export function describeCityFigures(guide: CityGuide): readonly [PublicFiguresSection, TableSection] {
  const { value, price, rent, state } = figuresOf(guide);
  const { city } = guide;
  const prices = cite([cityPrices.edition, "index"]);
  const houseAt = (monthlyRent: number) => houseOf(state, value.medianValue, monthlyRent);
  const row = (bedrooms: string, monthlyRent: number, hasRatio: boolean) => ({
    cells: [
      bedrooms,
      formatUsd(monthlyRent),
      `${((monthlyRent / value.medianValue) * 100).toFixed(2)}%`,
      hasRatio ? ratioCell(houseAt(monthlyRent)) : "–",
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
          value: formatChange(price.oneYearPercent),
          source: prices,
        },
        {
          label: `${cityFigureText.labels.fiveYears}, ${price.area}`,
          value: formatChange(price.fiveYearPercent),
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
        row("One bedroom", rent.oneBedroom, false),
        row("Two bedrooms", rent.twoBedrooms, true),
        row("Three bedrooms", rent.threeBedrooms, true),
        row("Four bedrooms", rent.fourBedrooms, false),
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

/** The ratio of the median house with three bedrooms, which the table shows too. */
export function cityRatio(guide: CityGuide): Ratio {
  const { value, rent, state } = figuresOf(guide);
  const dscr = ratioOn(houseOf(state, value.medianValue, rent.threeBedrooms), sampleLoan);
  return { label: "Rent over payment", text: formatRatio(dscr), dscr };
}

function figuresOf({ slug, city, state: stateName }: CityGuide) {
  const figures = cityFigures.find((candidate) => candidate.slug === slug);
  const state = stateFigures.find(({ name }) => name === stateName);
  if (!figures || !state) throw new Error(`There are no public figures of ${city}, ${stateName}.`);
  return { ...figures, state };
}

function houseOf(state: StateFigures, value: number, rent: number): PublishedHouse {
  return { ...medianHouseOf(state), rent, value };
}

/** With both ends of the landlord's tax where they differ in verdict. */
function ratioCell(house: PublishedHouse): string {
  const ratio = formatRatio(ratioOn(house, sampleLoan));
  const range = ratioRange(house, sampleLoan);
  return range ? `${ratio} (${range})` : ratio;
}
