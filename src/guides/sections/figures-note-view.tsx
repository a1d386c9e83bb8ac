import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { FiguresNote } from "./guide-section.ts";

export function FiguresNoteView({ note: { isSample = false, text } }: { readonly note: FiguresNote }) {
  if (isSample) return <IllustrativeNote>{text}</IllustrativeNote>;
  return (
    <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
      <NoBreakText text={text} />
    </p>
  );
}
