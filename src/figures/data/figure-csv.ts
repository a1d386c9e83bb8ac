import type {
  CityFairRentRow,
  CityPriceRow,
  CityTable,
  CityValueRow,
  FairRentRow,
  PriceHistoryRow,
  PriceRow,
  RentRow,
  StateTable,
  TaxRow,
} from "../../../content/figures/figure-table.ts";
import type { CityFigures } from "../city-figures.ts";
import { fiveYearsBefore, quartersTo, yearOf } from "../periods.ts";
import type { StateFigures } from "../state-figures.ts";

export interface StateTables {
  readonly rents: StateTable<RentRow>;
  readonly taxes: StateTable<TaxRow>;
  readonly prices: StateTable<PriceRow>;
  readonly history: StateTable<PriceHistoryRow>;
  readonly fairRents: StateTable<FairRentRow>;
}

export interface CityTables {
  readonly values: CityTable<CityValueRow>;
  readonly prices: CityTable<CityPriceRow>;
  readonly fairRents: CityTable<CityFairRentRow>;
}

type CsvCell = string | number;
type CsvLines = readonly (readonly CsvCell[])[];

interface CsvColumn<Row> {
  readonly name: string;
  readonly read: (row: Row) => CsvCell;
}

const QUARTERS = 9;

/** A head and a line for each state. `operator figures check` reads these columns back. */
export function stateCsv(
  { rents, taxes, prices, history, fairRents }: StateTables,
  states: readonly StateFigures[],
  notice: string,
): CsvLines {
  const [rentYear, taxYear, fairYear] = [rents, taxes, fairRents].map(({ edition }) =>
    yearOf(edition.period),
  );
  const { period } = prices.edition;
  return writeLines(states, [
    { name: "code", read: ({ code }) => code },
    { name: "state", read: ({ name }) => name },
    { name: `median_gross_rent_${rentYear}`, read: ({ code }) => rents.rows[code].medianRent },
    { name: `median_value_${rentYear}`, read: ({ code }) => rents.rows[code].medianValue },
    { name: `median_property_tax_${taxYear}`, read: ({ code }) => taxes.rows[code].medianTax },
    { name: `median_property_tax_${taxYear}_moe`, read: ({ code }) => taxes.rows[code].margin },
    { name: `median_value_${taxYear}`, read: ({ code }) => taxes.rows[code].medianValue },
    { name: "landlord_tax_low_pct", read: ({ landlordTax }) => landlordTax.tax.low },
    { name: "landlord_tax_high_pct", read: ({ landlordTax }) => landlordTax.tax.high },
    { name: "landlord_tax_is_floor", read: ({ landlordTax }) => (landlordTax.tax.isFloor ? "yes" : "no") },
    {
      name: "landlord_tax_from_two_units_pct",
      read: ({ landlordTax }) => landlordTax.fromTwoUnits?.percent ?? landlordTax.tax.percent,
    },
    { name: indexColumn(fiveYearsBefore(period)), read: ({ code }) => prices.rows[code].fiveYearsBefore },
    ...quartersTo(period, QUARTERS).map((quarter, index) => ({
      name: indexColumn(quarter),
      read: ({ code }: StateFigures) => quarterAt(prices.rows[code], index),
    })),
    { name: "change_1yr_pct", read: ({ oneYearPercent }) => oneYearPercent },
    { name: "change_5yr_pct", read: ({ fiveYearPercent }) => fiveYearPercent },
    ...historyColumns(history),
    { name: "county", read: ({ code }) => fairRents.rows[code].county },
    { name: "fmr_place", read: ({ code }) => fairRents.rows[code].town ?? fairRents.rows[code].county },
    { name: "fmr_area", read: ({ code }) => fairRents.rows[code].area },
    { name: `fmr_${fairYear}_2br`, read: ({ code }) => fairRents.rows[code].twoBedrooms },
    { name: `fmr_${fairYear}_3br`, read: ({ code }) => fairRents.rows[code].threeBedrooms },
    noticeColumn(notice),
  ]);
}

function historyColumns({ edition, rows }: StateTable<PriceHistoryRow>): readonly CsvColumn<StateFigures>[] {
  const change = indexColumn(edition.period).replace("hpi_", "hpi_change_yr_1991_");
  return [
    { name: `${change}_pct`, read: ({ code }) => rows[code].since1991 },
    { name: "hpi_worst_5yr_pct", read: ({ code }) => rows[code].worstFive },
    { name: "hpi_worst_5yr_from", read: ({ code }) => rows[code].worstFiveFrom },
    { name: "hpi_worst_10yr_pct", read: ({ code }) => rows[code].worstTen },
    { name: "hpi_worst_10yr_from", read: ({ code }) => rows[code].worstTenFrom },
    { name: "hpi_worst_15yr_pct", read: ({ code }) => rows[code].worstFifteen },
    { name: "hpi_worst_15yr_from", read: ({ code }) => rows[code].worstFifteenFrom },
  ];
}

/** A head and a line for each city. */
export function cityCsv(
  { values, prices, fairRents }: CityTables,
  cities: readonly CityFigures[],
  notice: string,
): CsvLines {
  const years = values.edition.period.replace("–", "_");
  const fairYear = yearOf(fairRents.edition.period);
  return writeLines(cities, [
    { name: "city", read: ({ name }) => name },
    { name: "cbsa_name", read: ({ value }) => value.area },
    { name: `median_value_acs_${years}`, read: ({ value }) => value.medianValue },
    { name: "hpi_area", read: ({ price }) => price.area },
    { name: indexColumn(prices.edition.period), read: ({ price }) => price.index },
    { name: "hpi_change_1yr_pct", read: ({ price }) => price.oneYearPercent },
    { name: "hpi_change_5yr_pct", read: ({ price }) => price.fiveYearPercent },
    { name: "core_county", read: ({ rent }) => rent.county },
    { name: "fmr_area", read: ({ rent }) => rent.area },
    { name: `fmr_${fairYear}_1br`, read: ({ rent }) => rent.oneBedroom },
    { name: `fmr_${fairYear}_2br`, read: ({ rent }) => rent.twoBedrooms },
    { name: `fmr_${fairYear}_3br`, read: ({ rent }) => rent.threeBedrooms },
    { name: `fmr_${fairYear}_4br`, read: ({ rent }) => rent.fourBedrooms },
    noticeColumn(notice),
  ]);
}

/** In every line, because a line may be copied without the others. */
function noticeColumn(notice: string): CsvColumn<unknown> {
  return { name: "hpi_notice", read: () => notice };
}

/** Rent and tax of the same year share a column of values, which must not be there twice. */
function writeLines<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): CsvLines {
  const unique = [...new Map(columns.map((column) => [column.name, column])).values()];
  return [unique.map(({ name }) => name), ...rows.map((row) => unique.map(({ read }) => read(row)))];
}

/** `2026 Q2` -> `hpi_2026q2`. */
function indexColumn(quarter: string): string {
  return `hpi_${quarter.replace(" Q", "q")}`;
}

function quarterAt({ index }: PriceRow, position: number): number {
  return index.at(position) ?? Number.NaN;
}
