import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import type { TakenField } from "../../calculators/offers/term-sheet/read-term-sheet.ts";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";

const loadForm = () => import("./paste-form.tsx");

interface PastePanelProps {
  /** The offer that it fills. */
  readonly name: string;
  readonly onFill: (taken: readonly TakenField[]) => void;
  readonly content: Pick<CompareOffersContent, "paste" | "leftReasons" | "fields">;
}

/** Loads the reader of term sheets when somebody opens it, so that nothing has to load once a text is there. */
export function PastePanel({ name, onFill, content }: PastePanelProps) {
  return (
    <details className="group/paste mt-1 scripting-none:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold text-brand [&::-webkit-details-marker]:hidden">
        <span>
          {content.paste.summary}
          <span className="sr-only">: {name}</span>
        </span>
        <ChevronDownIcon className="size-4 flex-none transition-transform group-open/paste:rotate-180 motion-reduce:transition-none" />
      </summary>
      <LoadedInView name="field" room="min-h-[17rem]" load={loadForm}>
        {(PasteForm) => <PasteForm onFill={onFill} content={content} />}
      </LoadedInView>
    </details>
  );
}
