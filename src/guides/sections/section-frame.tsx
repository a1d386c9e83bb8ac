import type { ReactNode } from "react";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";

interface SectionFrameProps {
  readonly heading: string;
  /** Facts under the heading, in the margin on wide screens. */
  readonly aside?: ReactNode;
  /** In a line. A phone shows nothing else until somebody opens the section. Absent if it is always open. */
  readonly answer?: string | undefined;
  readonly children: ReactNode;
}

const COLUMNS = "gap-x-12 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]";

/** Heading in the margin with the text beside it; stacked on narrow screens. */
export function SectionFrame({ heading, aside, answer, children }: SectionFrameProps) {
  const title = <h2 className="text-[1.5rem]">{heading}</h2>;
  const body = <div className="min-w-0">{children}</div>;
  if (answer === undefined) {
    return (
      <section className={`section grid ${COLUMNS}`}>
        <div>
          {title}
          {aside}
        </div>
        {body}
      </section>
    );
  }
  return (
    <section className="section">
      <details className={`phone-fold group lg:grid ${COLUMNS}`}>
        <summary className="relative pr-10 group-open:pb-5">
          {title}
          <span className="phone-fold-answer mt-1.5 block text-[0.97rem]">
            <NoBreakText text={answer} />
          </span>
          <ChevronDownIcon className="absolute top-1 right-0 size-6 text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
        </summary>
        {body}
      </details>
    </section>
  );
}
