import type { ReactNode } from "react";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";

interface FoldedFieldsProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A group of fields with good initial values, closed until somebody asks for it. */
export function FoldedFields({ legend, children }: FoldedFieldsProps) {
  return (
    <details className="group border-t border-rule">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {legend}
        <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <fieldset className="pt-2 pb-6">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}
