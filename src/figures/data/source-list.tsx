import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { FigureSource } from "./figure-source.ts";

interface SourceListProps {
  readonly heading: string;
  readonly sources: readonly FigureSource[];
}

/** One line for each table: who published it, where to check it, and how old it is. */
export function SourceList({ heading, sources }: SourceListProps) {
  return (
    <div className="mt-5 text-[0.94rem] text-ink-soft">
      <h3 className="font-sans text-[0.94rem] text-ink">{heading}</h3>
      <ul className="mt-1 space-y-1.5">
        {sources.map(({ name, publisher, links, dates }) => (
          <li key={name} className="max-w-[90ch]">
            <span className="text-ink">{name}</span>: <NoBreakText text={publisher} />.{" "}
            {links.map(({ citation, link }, index) => (
              <span key={citation}>
                {index > 0 && ", "}
                <a href={link} className="link">
                  {citation}
                </a>
              </span>
            ))}
            . {dates}
          </li>
        ))}
      </ul>
    </div>
  );
}
