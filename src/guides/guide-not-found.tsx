import { LinkButton } from "../ui/button.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { type Way, WayCards } from "../ui/page/way-cards.tsx";
import type { UnknownGuide } from "./guide-record.ts";

interface GuideNotFoundProps {
  readonly unknown: UnknownGuide;
  readonly ways: readonly Way[];
}

export function GuideNotFound({ unknown: { heading, text, known }, ways }: GuideNotFoundProps) {
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="mt-4 text-lg">{text}</p>
      <div className="mt-6">
        <LinkButton to="/">Back to Home</LinkButton>
      </div>
      <WayCards ways={ways} />
      <section className="mt-12 border-t border-rule pt-8">
        <h2>{known.heading}</h2>
        <ul className="mt-4 columns-2 gap-x-8 sm:columns-3 lg:columns-5">
          {known.links.map(({ label, path }) => (
            <li key={path} className="break-inside-avoid">
              <PageLink to={path} prefetch="intent" className="link inline-block py-1.5">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
