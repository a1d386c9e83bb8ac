import type { ReactNode } from "react";
import { splitAtNoBreaks } from "./no-break.ts";

/** A text whose ranges and phone numbers stay on one line. What is not plain text stays as it is. */
export function NoBreakText({ text }: { readonly text: ReactNode }) {
  if (typeof text !== "string") return text;
  return splitAtNoBreaks(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text have no other name.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
