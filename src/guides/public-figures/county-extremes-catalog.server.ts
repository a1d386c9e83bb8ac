import { countyEditions } from "../../../content/figures/counties/county-table.ts";
import type { StateCode } from "../../../content/figures/figure-table.ts";
import { stateFigureText } from "../../../content/figures/guide-figures.ts";
import { countyFile } from "../../counties/counties-catalog.server.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { cite } from "../../figures/citations.ts";
import { listCounties } from "../../figures/counties/county-list-catalog.server.ts";
import { countyAddress, FIRST_QUERY } from "../../figures/counties/county-query.ts";
import { type RatedCounty, ratedCounties } from "../../figures/counties/listed-county.ts";
import type { TableRow, TableSection } from "../sections/guide-section.ts";

/** Counties at each end of the table. */
const SHOWN = 5;

const { counties: text } = stateFigureText;

/** The counties of a state with the highest and the lowest ratio: all of them where there are no more. */
export function countyExtremes(code: StateCode): TableSection {
  const { hasPremiums, ofState, counties } = countyFile(code);
  const rated = ratedCounties(listCounties(code));
  const hasRecord = hasPremiums && counties.some(({ insurancePercent }) => insurancePercent !== null);
  const [highest, lowest] = [rated[0], rated.at(-1)];
  return {
    kind: "table",
    heading: text.heading,
    ...(highest && lowest && { answer: text.answer(sayRatio(highest), sayRatio(lowest), rated.length) }),
    introduction: text.introduction(ofState.name, rated.length, hasRecord),
    caption: text.caption(ofState.name),
    columns: text.columns,
    rows: rated
      .map((county, index) => describeRow(county, `${index + 1} of ${rated.length}`))
      .filter((_, index) => index < SHOWN || index >= rated.length - SHOWN),
    note: { text: text.note(sourcesOf(hasRecord)) },
    link: { label: text.link(ofState.name), path: countyAddress({ ...FIRST_QUERY, state: code }) },
  };
}

function sayRatio({ figures, ratio }: RatedCounty): string {
  return `${figures.name} ${formatRatio(ratio)}`;
}

function describeRow({ figures, house, ratio }: RatedCounty, place: string): TableRow {
  const { percent, isFloor } = house.tax;
  return {
    cells: [
      figures.name,
      place,
      formatRatio(ratio),
      formatUsd(house.rent),
      formatUsd(house.value),
      `${isFloor ? "at least " : ""}${percent.toFixed(2)}%`,
    ],
  };
}

function sourcesOf(hasRecord: boolean): string {
  const { values, premiums } = countyEditions;
  const survey = cite([values, "rent", "value", "tax"]);
  return hasRecord ? `${survey}; ${cite([premiums, "premiums"])}` : survey;
}
