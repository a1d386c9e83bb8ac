import { memo, useMemo, useState } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { type Axis, heatMapOf } from "../../calculators/deal/safety/heat-map.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { HeatMapGrid, HeatMapLegend } from "./heat-map-grid.tsx";
import { type Axes, chooseAxis } from "./heat-map-view.ts";

/** Neutral names, which also fit a refinance. */
const AXES: readonly (readonly [axis: Axis, name: string])[] = [
  ["rate", "Rate"],
  ["rent", "Rent"],
  ["price", "Price or value"],
  ["downPayment", "Down payment or equity"],
];

/** The lender's ratio as two figures vary. A default export because LoadedInView loads it. */
export default memo(function HeatMapPanel({ deal }: { readonly deal: Deal }) {
  const [axes, setAxes] = useState<Axes>({ across: "rate", down: "rent" });
  const map = useMemo(() => heatMapOf(deal, axes), [deal, axes]);
  const choose = (direction: keyof Axes, chosen: string) => {
    const [axis] = AXES.find(([candidate]) => candidate === chosen) ?? [];
    if (axis) setAxes(chooseAxis(axes, direction, axis));
  };
  return (
    // Skip painting it off screen while the visitor types; the padding leaves room for focus rings.
    <div className="-mx-1.5 px-1.5 pb-1.5 [contain-intrinsic-block-size:auto_36rem] [content-visibility:auto]">
      <div className="mb-5 grid max-w-xl gap-4 sm:grid-cols-2">
        <AxisField label="Across" axis={axes.across} onChoose={(chosen) => choose("across", chosen)} />
        <AxisField label="Down" axis={axes.down} onChoose={(chosen) => choose("down", chosen)} />
      </div>
      <HeatMapLegend target={deal.targetRatio} />
      <HeatMapGrid key={`${axes.across}-${axes.down}`} map={map} target={deal.targetRatio} />
    </div>
  );
});

interface AxisFieldProps {
  readonly label: string;
  readonly axis: Axis;
  readonly onChoose: (chosen: string) => void;
}

function AxisField({ label, axis, onChoose }: AxisFieldProps) {
  return (
    <SelectField label={label} value={axis} required onText={onChoose}>
      {AXES.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
