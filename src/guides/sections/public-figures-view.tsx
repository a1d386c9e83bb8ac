import { PriceChart } from "../../figures/price-chart.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { PublicFigure, PublicFiguresSection } from "./guide-section.ts";
import { SectionFrame } from "./section-frame.tsx";

export function PublicFiguresView({ section }: { readonly section: PublicFiguresSection }) {
  const { heading, answer, introduction, figures, caveat, prices } = section;
  return (
    <SectionFrame heading={heading} answer={answer}>
      <p className="mb-4 max-w-[62ch]">
        <NoBreakText text={introduction} />
      </p>
      <dl>
        {figures.map((figure) => (
          <FigureRow key={figure.label} figure={figure} />
        ))}
      </dl>
      {prices && (
        <figure className="mt-7">
          <figcaption className="mb-2 text-[0.94rem] font-semibold">{prices.caption}</figcaption>
          <PriceChart points={prices.points} />
          <p className="mt-1 text-sm text-ink-soft">Source: {prices.source}.</p>
        </figure>
      )}
      <p className="mt-5 max-w-[68ch] text-[0.94rem] text-ink-soft">
        <NoBreakText text={caveat} />
      </p>
    </SectionFrame>
  );
}

function FigureRow({ figure: { label, value, detail, place, source } }: { readonly figure: PublicFigure }) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-rule py-2.5 first:border-0 first:pt-0 ${place ? "sm:grid-cols-[minmax(0,1fr)_11rem_6rem]" : ""}`}
    >
      <dt>
        <NoBreakText text={label} />
        <span className="block text-sm text-ink-soft">{source}</span>
      </dt>
      <dd className="text-right">
        <span className="font-serif text-[1.2rem] leading-tight font-semibold">{value}</span>
        {detail && <span className="block text-sm text-ink-soft">{detail}</span>}
        {place && <span className="block text-sm sm:hidden">{place}</span>}
      </dd>
      {place && <dd className="hidden text-right text-[0.94rem] sm:block">{place}</dd>}
    </div>
  );
}
