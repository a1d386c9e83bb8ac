import { FoldedPart } from "../../ui/folded-part.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { Downloads } from "./downloads.tsx";
import type { HistoryContent } from "./history-catalog.server.ts";
import { SourceList } from "./source-list.tsx";

interface HistoryBackgroundProps {
  readonly history: HistoryContent;
  readonly downloads: Parameters<typeof Downloads>[0]["downloads"];
  readonly sourcesHeading: string;
}

/** Below the table of prices since 1985: its files, its method and limits, its sources. */
export function HistoryBackground({ history, downloads, sourcesHeading }: HistoryBackgroundProps) {
  const { method, caveats, sources, credit } = history;
  return (
    <>
      <Downloads downloads={downloads} />
      <div className="mt-8 max-w-[90ch]">
        <FoldedPart heading={method.heading}>
          <ul className="pb-4">
            {method.items.map(({ term, text }) => (
              <li key={term} className="max-w-[68ch] py-2">
                <strong className="font-semibold">{term}</strong> <NoBreakText text={text} />
              </li>
            ))}
            {caveats.map((caveat) => (
              <li key={caveat} className="max-w-[68ch] py-2">
                <NoBreakText text={caveat} />
              </li>
            ))}
          </ul>
        </FoldedPart>
      </div>
      <SourceList heading={sourcesHeading} sources={sources} />
      <p className="mt-3 max-w-[90ch] text-[0.94rem] text-ink-soft">{credit}</p>
    </>
  );
}
