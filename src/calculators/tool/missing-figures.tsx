/** In place of the answer, while fields that it needs are empty. */
export function MissingFigures({ labels }: { readonly labels: readonly string[] }) {
  return (
    <p role="status" className="rounded-sheet border border-rule bg-sheet p-5 text-ink-soft sm:p-7">
      Still needed for a first answer: <strong className="font-semibold">{labels.join(", ")}</strong>.
    </p>
  );
}
