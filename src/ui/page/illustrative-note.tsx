import type { ReactNode } from "react";
import { NoBreakText } from "../text/no-break-text.tsx";

/** Marks a block whose figures nobody surveyed. It has no date, because no market had these figures on any day. */
export function IllustrativeNote({ children }: { readonly children?: ReactNode }) {
  return (
    <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
      <span data-nosnippet="">
        <span className="mr-1.5 inline-block rounded-full border border-edge px-2.5 text-sm leading-6 font-semibold whitespace-nowrap text-ink">
          Sample figures
        </span>{" "}
        <NoBreakText text={children} />
      </span>
    </p>
  );
}
