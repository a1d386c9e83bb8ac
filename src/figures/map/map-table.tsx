import { memo, type ReactNode } from "react";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";

interface Points {
  readonly heading: string;
  readonly items: readonly string[];
}

interface MapTableProps {
  readonly table: ReactNode;
  readonly explanation: string;
  readonly lesson: Points;
  readonly limits: Points;
}

/** The table beside what follows from it. */
export function MapTable({ table, explanation, lesson, limits }: MapTableProps) {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      {table}
      <div>
        <h3>{lesson.heading}</h3>
        <p className="mt-3 min-h-[9.6em] max-w-[62ch] sm:min-h-[6.4em]">
          <NoBreakText text={explanation} />
        </p>
        <MapPoints items={lesson.items} />
        <h3 className="mt-8">{limits.heading}</h3>
        <MapPoints items={limits.items} />
      </div>
    </div>
  );
}

const MapPoints = memo(function MapPoints({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mt-3 max-w-[62ch]">
      {items.map((item) => (
        <li key={item} className="border-t border-rule py-3">
          <NoBreakText text={item} />
        </li>
      ))}
    </ul>
  );
});
