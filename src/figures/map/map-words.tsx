import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { RentMapContent } from "./rent-map-catalog.server.ts";

interface MapWordsProps {
  readonly summary: string;
  /** False while something else is read out. */
  readonly isLive?: boolean;
  readonly notes: readonly string[];
  readonly source: string;
  readonly text: Pick<RentMapContent["text"], "dataLink">;
}

/** What the picture says, what it shows, and where it comes from. */
export function MapWords({ summary, isLive = true, notes, source, text }: MapWordsProps) {
  return (
    <>
      <p
        aria-live={isLive ? "polite" : "off"}
        className="mt-5 min-h-[4.8em] max-w-[62ch] text-[1.15rem] sm:min-h-[3.2em]"
      >
        <NoBreakText text={summary} />
      </p>
      <p className="mt-3 max-w-[72ch] text-[0.94rem] text-ink-soft">
        <NoBreakText text={notes.join(" ")} /> Sources: {source}.{" "}
        <PageLink to="/data" className="link">
          {text.dataLink}
        </PageLink>
      </p>
    </>
  );
}
