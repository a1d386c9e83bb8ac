import type { ReactNode } from "react";
import { PhoneFold } from "../../ui/page/phone-fold.tsx";

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
      <PhoneFold title={title} answer={answer} className={`lg:grid ${COLUMNS}`}>
        {body}
      </PhoneFold>
    </section>
  );
}
