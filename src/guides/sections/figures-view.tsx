import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { FiguresNoteView } from "./figures-note-view.tsx";
import type { Figure, FiguresSection, LabelledBadge, Outline, Ratio } from "./guide-section.ts";
import { SectionFrame } from "./section-frame.tsx";

export function FiguresView({ section }: { readonly section: FiguresSection }) {
  const { heading, ratio, figures, badges, outline, note } = section;
  const aside = (
    <>
      {outline && <OutlinePicture outline={outline} />}
      {badges.length > 0 && <BadgeFacts badges={badges} />}
    </>
  );
  return (
    <SectionFrame heading={heading} aside={aside}>
      {ratio && <RatioFigure ratio={ratio} />}
      <FigureStrip figures={figures} />
      <div className="mt-6">
        <FiguresNoteView note={note} />
      </div>
    </SectionFrame>
  );
}

function RatioFigure({ ratio: { label, text, dscr } }: { readonly ratio: Ratio }) {
  return (
    <div className="mb-8 grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <p>
        <span className="block text-[0.94rem]">{label}</span>
        <span className="block font-serif text-6xl leading-none font-semibold">{text}</span>
      </p>
      <DscrGauge dscr={dscr} />
    </div>
  );
}

/** Rows on a narrow screen; otherwise columns as wide as their figures need. */
function FigureStrip({ figures }: { readonly figures: readonly Figure[] }) {
  const columns =
    figures.length > 3
      ? "sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
      : "sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]";
  return (
    <dl className={`grid sm:gap-x-6 sm:gap-y-5 ${columns}`}>
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-t border-rule py-2 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0 sm:border-t-0 sm:border-l-2 sm:border-brand sm:py-0 sm:pl-4"
        >
          <dt className="text-[0.94rem]">{label}</dt>
          <dd className="text-right font-serif text-[1.1rem] leading-tight font-semibold sm:text-left sm:text-[1.3rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BadgeFacts({ badges }: { readonly badges: readonly LabelledBadge[] }) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 lg:block lg:space-y-3">
      {badges.map(({ label, badge }) => (
        <div key={label} className="flex items-center gap-3 lg:justify-between">
          <dt className="text-[0.94rem] text-ink-soft">{label}</dt>
          <dd>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Decorative: its name stands beside it. */
function OutlinePicture({ outline: { path, viewBox } }: { readonly outline: Outline }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className="mt-5 hidden h-40 w-full lg:block"
      preserveAspectRatio="xMinYMid"
    >
      <path
        d={path}
        className="fill-brand-wash stroke-brand"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
