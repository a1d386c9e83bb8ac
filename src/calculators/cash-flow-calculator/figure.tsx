import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly definition: string;
  /** The calculation, with the visitor's own numbers in it. */
  readonly formula: string;
}

/** A figure that expands to explain itself. */
export function Figure({ label, value, definition, formula }: FigureProps) {
  return (
    <details className="group border-t border-rule text-[0.97rem]">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="flex-[1_1_8rem]">{label}</span>
        <strong className="font-semibold wrap-anywhere">{value}</strong>
        <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="max-w-[60ch] pb-3 text-[0.94rem]">
        <p className="text-ink-soft">{definition}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{formula}</p>
      </div>
    </details>
  );
}
