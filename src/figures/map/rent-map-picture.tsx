import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { MapLegend } from "./map-legend.tsx";
import type { RentMapPictureContent } from "./rent-map-catalog.server.ts";
import { STEP_FILLS } from "./step-fills.ts";

/** The map as a picture with its lesson, for other pages. The one with links and sliders is on /states. */
export function RentMapPicture({ content }: { readonly content: RentMapPictureContent }) {
  const { width, height, lands, heading, text, summary, source, link } = content;
  return (
    <section className="section grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h2>{heading}</h2>
        <p className="mt-3 max-w-[52ch]">
          <NoBreakText text={`${text} ${summary}`} />
        </p>
        <p className="mt-4">
          <PageLink to="/states" prefetch="intent" className="link">
            {link}
          </PageLink>
        </p>
      </div>
      <figure>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${width} ${height}`}
          className="block h-auto w-full"
        >
          {lands.map(({ step, path }) => (
            <path
              key={step}
              d={path}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={`stroke-edge [stroke-width:0.75px] ${STEP_FILLS[step]}`}
            />
          ))}
        </svg>
        <figcaption className="mt-3">
          <MapLegend />
          <p className="mt-2 text-sm text-ink-soft">Sources: {source}.</p>
        </figcaption>
      </figure>
    </section>
  );
}
