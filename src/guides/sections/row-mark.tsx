/** Labels the table row that belongs to the page, in words. */
export function RowMark({ text }: { readonly text: string }) {
  return (
    <span className="inline-block rounded-control bg-brand-wash px-2 text-sm whitespace-nowrap">{text}</span>
  );
}
