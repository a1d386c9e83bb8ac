import type { ReactNode } from "react";

interface ResultsBarProps {
  /** Where it stands among its neighbors. */
  readonly className?: string;
  /** Two short texts. */
  readonly children: ReactNode;
}

/** On a phone the answer is far below the fields, so the key figures stay visible while typing. */
export function ResultsBar({ className = "mt-6 -mb-4", children }: ResultsBarProps) {
  return (
    <p
      className={`sticky bottom-0 z-10 ${className} border-t border-rule bg-paper py-3 lg:hidden print:hidden`}
    >
      <a href="#results" className="flex flex-wrap justify-between gap-x-4 text-ink no-underline">
        {children}
      </a>
    </p>
  );
}
