import type { ReactNode } from "react";
import { FoldedPart } from "../../ui/folded-part.tsx";

interface FoldedFieldsProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A group of fields with good initial values, closed until somebody asks for it. */
export function FoldedFields({ legend, children }: FoldedFieldsProps) {
  return (
    <FoldedPart heading={legend}>
      <fieldset className="pt-2 pb-6">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </FoldedPart>
  );
}
