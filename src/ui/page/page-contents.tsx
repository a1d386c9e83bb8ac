import { useEffect, useState } from "react";
import { watchSections } from "./scroll-spy.browser.ts";

interface PageContentsProps {
  /** The same list until it changes. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The width from which on it stands beside the text. */
  readonly besideFrom?: keyof typeof WIDTHS;
}

const WIDTHS = { lg: ["lg:hidden", "lg:block"], xl: ["xl:hidden", "xl:block"] };

/** On wide screens a sticky column beside the text; on narrow ones collapsed above it. */
export function PageContents({ sections, besideFrom = "lg" }: PageContentsProps) {
  const [above, beside] = WIDTHS[besideFrom];
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () =>
      watchSections(
        sections.map(({ id }) => id),
        setCurrent,
      ),
    [sections],
  );
  const list = <ContentsList sections={sections} current={current} />;
  return (
    <div className="print:hidden">
      <details className={`-mt-5 mb-8 border-b border-rule ${above}`}>
        <summary className="py-3 font-semibold">Contents</summary>
        <nav aria-label="Contents" className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className={`sticky top-24 hidden max-h-[calc(100vh-8rem)] overflow-y-auto text-[0.94rem] ${beside}`}
      >
        <p className="mb-3 font-semibold">Contents</p>
        {list}
      </nav>
    </div>
  );
}

function ContentsList({ sections, current }: PageContentsProps & { readonly current: string | null }) {
  return (
    <ol className="border-l border-rule">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="-ml-px block border-l-3 border-transparent py-1.5 pl-4 text-ink-soft no-underline hover:text-ink hover:underline aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
