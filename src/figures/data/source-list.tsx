import { nameFirst, PhoneFold } from "../../ui/page/phone-fold.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { FigureSource } from "./figure-source.ts";

interface SourceListProps {
  readonly heading: string;
  readonly sources: readonly FigureSource[];
}

/** One line for each table: who published it, where to check it, and how old it is. Closed on a phone. */
export function SourceList({ heading, sources }: SourceListProps) {
  return (
    <PhoneFold
      title={<h3 className="font-sans text-[0.94rem] text-ink">{heading}</h3>}
      answer={nameFirst(sources.map(({ name }) => name))}
      className="mt-5 text-[0.94rem] text-ink-soft md:[&>summary]:pb-0"
    >
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
    </PhoneFold>
  );
}
