import type { ReactNode } from "react";
import { splitAtNoBreaks } from "./no-break.ts";

/** Text whose ranges and phone numbers stay on one line. Anything but a plain string is returned unchanged. */
export function NoBreakText({ text }: { readonly text: ReactNode }) {
  if (typeof text !== "string") return text;
  return splitAtNoBreaks(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
