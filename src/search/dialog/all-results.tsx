import type { ComponentProps } from "react";
import { PageLink } from "../../ui/page/page-link.tsx";
import { searchAddress } from "../search-address.ts";
import type { PageSearch } from "./page-search.tsx";

interface AllResultsProps extends Omit<ComponentProps<typeof PageLink>, "to" | "className" | "children"> {
  readonly text: string;
  readonly total: number | undefined;
}

/**
 * The last entry of the dialog. A link, not an option: it is not one of the results, of which there are at most eight.
 */
export function AllResults({ text, total, ...link }: AllResultsProps) {
  return (
    <div className="sticky bottom-0 -mb-5 mt-3 border-t border-rule bg-sheet py-2 sm:-mb-6">
      <PageLink
        {...link}
        to={searchAddress(text)}
        className="flex min-h-11 items-center rounded-control px-3 wrap-anywhere text-brand hover:bg-brand-wash"
      >
        All results for “{text}”{total ? ` (${total})` : ""}
      </PageLink>
    </div>
  );
}

/** Understated, because the dialog still shows its own results. */
export function describeSearch({ state }: PageSearch): string {
  switch (state) {
    case "offline":
      return "You are offline, so only the main pages were searched.";
    case "failed":
      return "The other pages cannot be searched right now.";
    case "waiting":
    case "idle":
    case "done":
      return "";
  }
}
