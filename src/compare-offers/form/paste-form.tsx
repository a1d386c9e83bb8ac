import { type ComponentProps, useId, useRef, useState } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import {
  readTermSheet,
  type TakenField,
  type TermSheet,
} from "../../calculators/offers/term-sheet/read-term-sheet.ts";
import { Button } from "../../ui/button.tsx";

type Content = Pick<CompareOffersContent, "paste" | "leftReasons" | "fields">;

interface PasteFormProps {
  readonly onFill: (taken: readonly TakenField[]) => void;
  readonly content: Content;
}

/**
 * Takes the text of a term sheet. The text stays in its field: it is neither sent nor kept in the page's address. A
 * default export because LoadedInView loads it.
 */
export default function PasteForm({ onFill, content }: PasteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [sheet, setSheet] = useState<TermSheet | null>(null);
  const read = () => {
    const reading = readTermSheet(field.current?.value ?? "");
    setSheet(reading);
    if (reading.taken.length > 0) onFill(reading.taken);
  };
  const readIfPasted: ComponentProps<"textarea">["onInput"] = ({ nativeEvent }) => {
    if ("inputType" in nativeEvent && nativeEvent.inputType === "insertFromPaste") read();
  };
  const { paste } = content;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.94rem] font-semibold">
        {paste.label}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        className="min-h-11 w-full rounded-control border border-edge bg-paper px-3 py-2 text-[0.94rem] text-ink"
        onInput={readIfPasted}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {paste.hint}
      </p>
      <Button look="plain" onClick={read}>
        {paste.button}
      </Button>
      <div role="status">{sheet && <SheetReading sheet={sheet} content={content} />}</div>
    </div>
  );
}

function SheetReading({ sheet, content }: { readonly sheet: TermSheet; readonly content: Content }) {
  const { paste, leftReasons, fields } = content;
  return (
    <div className="mt-2 text-sm">
      {sheet.isCut && <p className="mb-2">{paste.cut}</p>}
      {sheet.taken.length === 0 ? (
        <p>{paste.nothing}</p>
      ) : (
        <>
          <p className="font-semibold">
            {paste.taken}: {sheet.taken.length}
          </p>
          <ul>
            {sheet.taken.map(({ field, text, lines }) => (
              <li key={field} className="border-t border-rule py-1.5">
                {fields[field]}: <strong className="font-semibold">{text}</strong>
                <Lines lines={lines} />
              </li>
            ))}
          </ul>
        </>
      )}
      {sheet.left.length > 0 && (
        <>
          <p className="mt-3 font-semibold">
            {paste.left}: {sheet.left.length}
          </p>
          <ul>
            {sheet.left.slice(0, MOST_SHOWN).map(({ line, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and lines may repeat
              <li key={index} className="border-t border-rule py-1.5">
                {leftReasons[reason]}
                <Lines lines={[line]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A long text has hundreds of lines that are no terms. */
const MOST_SHOWN = 30;
const LONGEST_QUOTE = 140;

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <q key={line} className="block text-ink-soft wrap-anywhere">
      {line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}...` : line}
    </q>
  ));
}
