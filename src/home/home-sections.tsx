import type { RentMapPictureContent } from "../figures/map/rent-map-catalog.server.ts";
import { RentMapPicture } from "../figures/map/rent-map-picture.tsx";
import { LinkButton } from "../ui/button.tsx";
import { IllustrativeNote } from "../ui/page/illustrative-note.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import type { HomeContent } from "./home-catalog.server.ts";

interface HomeSectionsProps {
  readonly content: HomeContent;
  readonly rentMap: RentMapPictureContent;
}

/** Everything below the form, rendered by the server alone. */
export function HomeSections({ content, rentMap }: HomeSectionsProps) {
  return (
    <>
      <RentMapPicture content={rentMap} />
      <Features features={content.features} />
      <Reasons reasons={content.reasons} />
      <Testimonials heading={content.testimonialsHeading} testimonials={content.testimonials} />
      <section className="section">
        <h2>{content.closing.heading}</h2>
        <p className="mt-3 max-w-[62ch] text-ink-soft">{content.closing.text}</p>
        <p className="mt-6">
          <LinkButton to={content.closing.action.href}>{content.closing.action.label}</LinkButton>
        </p>
      </section>
    </>
  );
}

/** Below the form on a phone, beside it on a desktop. */
export function QuickCheck({ quickCheck }: { readonly quickCheck: HomeContent["quickCheck"] }) {
  return (
    <section className="border-t border-rule pt-8 lg:pt-6">
      <h2 className="lg:text-[1.45rem]">{quickCheck.heading}</h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4 lg:mt-4 lg:grid-cols-2">
        {quickCheck.figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-brand pl-4">
            <dt>{label}</dt>
            <dd className="font-serif text-[1.6rem] leading-tight font-semibold whitespace-nowrap">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <IllustrativeNote>{quickCheck.note}</IllustrativeNote>
      </div>
    </section>
  );
}

function Features({ features }: { readonly features: HomeContent["features"] }) {
  return (
    <section className="section">
      <h2>{features.heading}</h2>
      <ul className="mt-7 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {features.cards.map(({ title, text, href }) => (
          <li key={title} className="border-t-2 border-brand pt-4">
            <h3>
              <PageLink to={href} prefetch="intent" className="link">
                {title}
              </PageLink>
            </h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ reasons }: { readonly reasons: HomeContent["reasons"] }) {
  return (
    <section className="section lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12">
      <h2>{reasons.heading}</h2>
      <ol className="mt-6 grid gap-x-10 lg:mt-0 lg:grid-cols-2">
        {reasons.items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.2rem_1fr] border-t border-rule py-5">
            <span aria-hidden="true" className="font-serif text-xl text-brand">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">
                <NoBreakText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TestimonialsProps {
  readonly heading: string;
  readonly testimonials: HomeContent["testimonials"];
}

function Testimonials({ heading, testimonials }: TestimonialsProps) {
  return (
    <section className="section">
      <h2>{heading}</h2>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        {testimonials.map(({ quote, author, detail, stars, substantiation }) => (
          <figure key={author}>
            {substantiation === null && (
              <p className="mb-2 text-[0.94rem] font-semibold">Illustrative sample, not a customer's words</p>
            )}
            <p
              role="img"
              aria-label={`${stars} of 5 stars`}
              className={`tracking-[0.15em] ${substantiation === null ? "text-ink-soft" : "text-marginal"}`}
            >
              {"★".repeat(stars)}
            </p>
            <blockquote className="mt-2 font-serif text-[1.25rem] leading-snug">“{quote}”</blockquote>
            <figcaption className="mt-3 text-[0.94rem] text-ink-soft">
              {author}. {detail}.
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
