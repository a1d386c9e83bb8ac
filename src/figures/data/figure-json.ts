import type { Edition } from "../../../content/figures/figure-table.ts";
import type { LoanTerms } from "../median-house.ts";
import { fiveYearsBefore, quartersTo } from "../periods.ts";

interface FigureName {
  readonly name: string;
  readonly unit: string;
}

type Named<Value> = Readonly<Record<string, Value>>;

export interface FiguresJsonInput {
  /** What stands at the top of the file. */
  readonly about: Named<string>;
  readonly tables: Named<{ readonly edition: Edition; readonly rows: Named<object> }>;
  readonly titles: Named<string>;
  /** By table and field. */
  readonly figures: Named<Named<FigureName>>;
  /** Names by state code and city slug. */
  readonly places: ReadonlyMap<string, string>;
  readonly computed: {
    readonly method: string;
    readonly loan: LoanTerms;
    readonly figures: Named<FigureName>;
    readonly rows: readonly object[];
  };
}

/** Every table with its edition, the unit and the source of each figure, and its rows. */
export function figuresJson({ about, tables, titles, figures, places, computed }: FiguresJsonInput) {
  return {
    ...about,
    tables: Object.entries(tables).map(([id, { edition, rows }]) => {
      const { tables: _, ...dates } = edition;
      return {
        id,
        title: titles[id],
        edition: dates,
        figures: describeFigures(figures[id] ?? {}, edition, Object.values(rows)[0]),
        rows: Object.entries(rows).map(([place, row]) => ({ id: place, name: places.get(place), ...row })),
      };
    }),
    computed,
  };
}

function describeFigures(figures: Named<FigureName>, edition: Edition, sample: object = {}) {
  const values = new Map<string, unknown>(Object.entries(sample));
  return Object.fromEntries(
    Object.entries(figures).map(([field, figure]) => [
      field,
      {
        ...figure,
        ...(figure.unit === "index points" && { quarters: quartersOf(field, values.get(field), edition) }),
        ...sourceOf(field, edition),
      },
    ]),
  );
}

/** The source of a field, or of the whole edition where all fields share one table. */
function sourceOf(field: string, { tables }: Edition) {
  const source = tables[field] ?? Object.values(tables)[0];
  if (!source) throw new Error(`No table is cited for ${field}.`);
  return source;
}

/** Which quarters the index points of a row belong to: a list ends with the edition's own. */
function quartersOf(field: string, value: unknown, { period }: Edition): readonly string[] {
  if (field === "fiveYearsBefore") return [fiveYearsBefore(period)];
  return quartersTo(period, Array.isArray(value) ? value.length : 1);
}
