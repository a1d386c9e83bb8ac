import { memo } from "react";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { sayReturn } from "../../calculators/hold/hold-text.ts";

/** On a phone the answer is far below the fields, so the key figures stay visible while typing. */
export const ResultsBar = memo(function ResultsBar({ projection }: { readonly projection: HoldProjection }) {
  const [low, expected] = [projection.low.exits.at(-1), projection.expected.exits.at(-1)];
  if (!low || !expected) return null;
  return (
    <p className="sticky bottom-0 z-10 mt-6 -mb-4 border-t border-rule bg-paper py-3 lg:hidden print:hidden">
      <a href="#results" className="flex justify-between gap-4 text-ink no-underline">
        <span>
          Expected <strong className="font-semibold">{sayReturn(expected)}</strong> a year
        </span>
        <span>
          Low <strong className="font-semibold">{sayReturn(low)}</strong>
        </span>
      </a>
    </p>
  );
});
