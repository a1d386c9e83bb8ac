import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { KeptText } from "../../ui/text/kept-text.tsx";
import type { FiguresNote } from "./guide-section.ts";

export function FiguresNoteView({ note: { asOf, text } }: { readonly note: FiguresNote }) {
  if (asOf) return <IllustrativeNote asOf={asOf}>{text}</IllustrativeNote>;
  return (
    <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">
      <KeptText text={text} />
    </p>
  );
}
