import type { ReactNode } from "react";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";

interface MethodProps {
  readonly id: string;
  readonly method: { readonly heading: string; readonly paragraphs: readonly string[] };
}

/** How the figures came here. */
export function Method({ id, method: { heading, paragraphs } }: MethodProps) {
  return (
    <section aria-labelledby={id} className="section">
      <h2 id={id}>{heading}</h2>
      <div className="mt-3 max-w-[68ch] space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NoBreakText text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  );
}

interface CaveatsProps {
  readonly caveats: {
    readonly heading: string;
    readonly items: readonly { readonly term: string; readonly text: string }[];
  };
  /** Stands below the list. */
  readonly children?: ReactNode;
}

/** What the figures cannot say. */
export function Caveats({ caveats: { heading, items }, children }: CaveatsProps) {
  return (
    <section aria-labelledby="caveats" className="section">
      <h2 id="caveats">{heading}</h2>
      <ul className="mt-4 gap-x-12 lg:columns-2">
        {items.map(({ term, text }) => (
          <li key={term} className="max-w-[68ch] break-inside-avoid border-t border-rule py-3">
            <strong className="font-semibold">{term}</strong> <NoBreakText text={text} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
