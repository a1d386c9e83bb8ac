import type { ExcerptPart } from "./search-results.ts";

export function MarkedText({ parts }: { readonly parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <mark key={index} className="bg-brand-wash font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
