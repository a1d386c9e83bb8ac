import { RatioFigure } from "../../dscr/gauge/ratio-figure.tsx";

/** The lender's ratio, or why there is none (see `describeLenderRatio`). */
export function LenderRatio({ text }: { readonly text: string }) {
  const ratio = Number(text);
  if (!Number.isNaN(ratio)) return <RatioFigure label="The lender's ratio" dscr={ratio} size="large" />;
  return (
    <>
      <p className="text-[0.94rem] font-semibold">The lender's ratio</p>
      <p className="mt-1 font-serif text-[3.3rem] leading-none font-semibold">{text}</p>
    </>
  );
}
