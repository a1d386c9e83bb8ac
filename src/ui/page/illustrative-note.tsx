import type { ReactNode } from "react";
import { DateText } from "../text/date-text.tsx";
import { NoBreakText } from "../text/no-break-text.tsx";

interface IllustrativeNoteProps {
  /** ISO date on which the figures were set. */
  readonly asOf: string;
  readonly children?: ReactNode;
}

/** Shown beside every figure that nobody surveyed: what kind of number it is, and its date. */
export function IllustrativeNote({ asOf, children }: IllustrativeNoteProps) {
  return (
    <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
      <strong className="font-semibold text-ink">
        Illustrative, as of <DateText isoDate={asOf} />.
      </strong>{" "}
      <NoBreakText text={children} />
    </p>
  );
}
