import { NoBreakText } from "../ui/text/no-break-text.tsx";
import { INDEX_MAX_AGE_DAYS } from "./market-index.ts";
import type { DescribedIndex } from "./market-index-catalog.server.ts";

/** Stands beside the sample rates, which have no date of their own. */
export function MarketIndexNote({ index }: { readonly index: DescribedIndex | null }) {
  if (index === null) return null;
  const { text, source, lowRanges, isOld } = index;
  return (
    <aside aria-label="Market index" className="max-w-[60ch] border-l-3 border-brand pl-4 text-[0.94rem]">
      <p className="font-semibold">
        <NoBreakText text={text} />
      </p>
      <p className="mt-1 text-ink-soft">
        <NoBreakText
          text={`Lenders price over an index such as this one. The points are those that we see lenders add, not an offer. Source: ${source}.`}
        />
      </p>
      {isOld && (
        <p className="mt-2 font-semibold">
          This index is more than {INDEX_MAX_AGE_DAYS} days old. Look up today's before you compare.
        </p>
      )}
      {lowRanges.length > 0 && (
        <p className="mt-2">
          <NoBreakText text={`${lowRanges.join(" ")} Do not expect offers that low.`} />
        </p>
      )}
    </aside>
  );
}
