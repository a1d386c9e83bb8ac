import type { ReactNode } from "react";
import { RatioNeedle } from "../../dscr/gauge/dscr-gauge.tsx";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";
import { shownWhileUnseen } from "../../ui/in-view.browser.ts";

interface ResultsBarProps {
  /** Where it stands among its neighbors. */
  readonly className?: string;
  /** Drawn small below the texts. */
  readonly ratio?: number | null;
  readonly share: ReactNode;
  /** Two short texts. */
  readonly children: ReactNode;
}

/** On a phone the answer is not beside the fields, so the key figures stay visible while typing. */
export function ResultsBar({
  className = "mt-2 -mb-12 lg:hidden",
  ratio = null,
  share,
  children,
}: ResultsBarProps) {
  return (
    // A new function in every rendering: the answer may be another element by then.
    <div
      ref={shownWhileUnseen("results")}
      className={`results-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 py-2 print:hidden ${className}`}
    >
      <a
        href="#results"
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-[0.94rem] text-ink no-underline"
      >
        <span className="awaits-all min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-3">{children}</span>
          {ratio !== null && <RatioNeedle dscr={ratio} />}
        </span>
        <ChevronDownIcon className="size-4 flex-none text-brand" />
      </a>
      {share}
    </div>
  );
}
