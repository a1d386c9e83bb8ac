import { FoldedPart } from "../../ui/folded-part.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { DataContent } from "./data-catalog.server.ts";
import { Downloads } from "./downloads.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { SectionStart } from "./section-start.tsx";
import { SourceList } from "./source-list.tsx";

interface HistorySectionProps {
  readonly history: DataContent["history"];
  readonly sourcesHeading: string;
}

/** What prices did since 1985, how that is computed, and what it cannot say. */
export function HistorySection({ history, sourcesHeading }: HistorySectionProps) {
  const { table, filter, downloads, method, caveats, sources, credit } = history;
  return (
    <section aria-labelledby="history" className="section">
      <SectionStart id="history" section={history} />
      <FiguresTable table={table} filter={filter} />
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
    </section>
  );
}
