import type { ReactNode } from "react";

interface SectionFrameProps {
  readonly heading: string;
  /** Facts under the heading, in the margin on wide screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Heading in the margin with the text beside it; stacked on narrow screens. */
export function SectionFrame({ heading, aside, children }: SectionFrameProps) {
  return (
    <section className="section grid gap-x-12 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-[1.5rem]">{heading}</h2>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
