import type { MapOfYear } from "./year-ratios.ts";

const HEIGHT = 28;
/** What a year without a green state still shows. */
const LEAST = 2;

interface YearBarsProps {
  readonly maps: readonly MapOfYear[];
  readonly year: number;
}

/** How many states were green in each year, above the slider. The table says the same in figures. */
export function YearBars({ maps, year }: YearBarsProps) {
  const most = Math.max(1, ...maps.map(({ green }) => green));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${maps.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      className="block px-0.5"
    >
      {maps.map((map, index) => {
        const height = LEAST + (map.green / most) * (HEIGHT - LEAST);
        const fill = map.green > 0 ? "fill-ratio-6" : "fill-ratio-0";
        return (
          <rect
            key={map.year}
            x={index + 0.14}
            y={HEIGHT - height}
            width={0.72}
            height={height}
            className={map.year === year ? "fill-ink" : fill}
          />
        );
      })}
    </svg>
  );
}
