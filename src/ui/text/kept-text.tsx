import type { ReactNode } from "react";
import { splitKept } from "./kept-together.ts";

/** A text whose ranges and phone numbers stay on one line. What is not plain text stays as it is. */
export function KeptText({ text }: { readonly text: ReactNode }) {
  if (typeof text !== "string") return text;
  return splitKept(text).map((part, index) =>
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
