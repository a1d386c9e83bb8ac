import type { ReactNode } from "react";
import { ChevronDownIcon } from "./icons/frame-icons.tsx";

interface FoldedPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part that stays closed until somebody asks for it. */
export function FoldedPart({ heading, children }: FoldedPartProps) {
  return (
    <details className="group border-t border-rule">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {heading}
        <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      {children}
    </details>
  );
}
