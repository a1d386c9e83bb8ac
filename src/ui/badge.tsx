import type { ReactNode } from "react";

const tones = {
  strong: "border-brand bg-brand text-brand-ink",
  secondary: "border-transparent bg-brand-wash text-ink",
  outline: "border-edge text-ink",
  poor: "border-current text-poor",
  marginal: "border-current text-marginal",
  good: "border-current text-good",
  excellent: "border-current text-excellent",
};

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = "outline",
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
