import type { CityCard } from "../../../content/landings/market-landing.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { RatioFigure } from "../../dscr/gauge/ratio-figure.tsx";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { nameFirst, PhoneFold } from "../../ui/page/phone-fold.tsx";
import { BarChart } from "./bar-chart.tsx";

export interface ComparedCity extends CityCard {
  /** Monthly payment on the median house, which is also the rent that would cover it. */
  readonly payment: number;
  /** What the agency measured in a year. */
  readonly recorded: string | undefined;
}

const columns: readonly [Column<ComparedCity>, ...Column<ComparedCity>[]] = [
  { heading: "City", cell: ({ name }) => name },
  { heading: "Median price", cell: ({ medianPrice }) => formatUsd(medianPrice), isNumeric: true },
  { heading: "Average rent", cell: ({ avgRent }) => formatUsd(avgRent), isNumeric: true },
  { heading: "Full payment", cell: ({ payment }) => formatUsd(payment), isNumeric: true },
  { heading: "DSCR", cell: ({ dscr }) => formatRatio(dscr), isNumeric: true },
];
/** The sample, and the agency's figure beside it. */
const growth: readonly Column<ComparedCity>[] = [
  { heading: "Growth a year", cell: (city) => formatPercent(city.growth ?? 0), isNumeric: true },
  { heading: "FHFA, last year", cell: ({ recorded }) => recorded ?? "no figure", isNumeric: true },
];

interface CityComparisonProps {
  readonly market: string;
  /** From the highest ratio to the lowest. */
  readonly cities: readonly ComparedCity[];
}

export function CityComparison({ market, cities }: CityComparisonProps) {
  const hasGrowth = cities.every((city) => city.growth !== undefined);
  return (
    <>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="grid gap-10">
          <BarChart
            title="Median price"
            tone="plain"
            format={formatUsd}
            bars={cities.map(({ name, medianPrice }) => ({ label: name, value: medianPrice }))}
          />
          <BarChart
            title="Average rent a month"
            markTitle="rent that would cover the payment"
            tone="brand"
            format={formatUsd}
            bars={cities.map(({ name, avgRent, payment }) => ({
              label: name,
              value: avgRent,
              mark: payment,
            }))}
          />
        </div>
        {/* On a phone the bars have said prices and rents already. */}
        <PhoneFold
          title={<h3>The cities in figures</h3>}
          answer="Price, rent, payment, ratio and growth of each."
        >
          <DataTable
            caption={`Cities of ${market} by price, rent and ratio`}
            columns={hasGrowth ? [...columns, ...growth] : columns}
            rows={cities}
            rowKey={({ name }) => name}
          />
        </PhoneFold>
      </div>
      <div className="mt-10">
        <PhoneFold
          title={<h3>City by city</h3>}
          answer={nameFirst(cities.map(({ name, dscr }) => `${name} ${formatRatio(dscr)}`))}
        >
          <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
            {cities.map(({ name, dscr, note }) => (
              <li key={name} className="border-t border-rule py-5">
                <h4 className="mb-2 font-serif text-[1.18rem] font-semibold">{name}</h4>
                <RatioFigure label="Rent over payment" dscr={dscr} />
                <p className="mt-2 text-[0.94rem] text-ink-soft">{note}</p>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </>
  );
}
