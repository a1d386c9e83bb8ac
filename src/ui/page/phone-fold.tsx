import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icons/frame-icons.tsx";
import { NoBreakText } from "../text/no-break-text.tsx";

interface PhoneFoldProps {
  /** A heading. */
  readonly title: ReactNode;
  /** In a line: what a phone shows until somebody opens the part. */
  readonly answer: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Closed on a phone, open elsewhere and on paper. It opens without scripts. */
export function PhoneFold({ title, answer, className = "", children }: PhoneFoldProps) {
  return (
    <details className={`phone-fold group ${className}`}>
      <summary className="relative pr-10 group-open:pb-5">
        {title}
        <span className="phone-fold-answer mt-1.5 text-[0.97rem]">
          <NoBreakText text={answer} />
        </span>
        <ChevronDownIcon className="absolute top-1 right-0 size-6 text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      {children}
    </details>
  );
}

const NAMED = 3;

/** What a part is about, by its first titles: "Taxes, insurance, flood zones, and 2 more." */
export function nameFirst(titles: readonly string[]): string {
  const rest = titles.length - NAMED;
  const named = rest > 1 ? [...titles.slice(0, NAMED), `and ${rest} more`] : titles;
  return `${named.join("; ")}.`;
}
