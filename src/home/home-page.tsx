import { LeadForm } from "../leads/form/lead-form.tsx";
import type { LeadFormContent } from "../leads/form/lead-form-content.ts";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { HomeContent } from "./home-catalog.server.ts";
import { TryIt } from "./try-it.tsx";

type FirstScreen = Pick<HomeContent, "hero" | "tryIt" | "leadForm">;

interface HomePageProps {
  readonly content: FirstScreen;
  readonly leadForm: LeadFormContent;
  /** Made of home-sections.tsx. */
  readonly sections: string;
}

export function HomePage({ content, leadForm, sections }: HomePageProps) {
  const { title, source } = content.leadForm;
  return (
    <div className="wrap">
      <div className="grid gap-x-14 gap-y-10 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start">
        <Hero content={content} />
        <Card>
          <LeadForm content={leadForm} title={title} source={source} />
        </Card>
      </div>
      <StaticHtml html={sections} />
    </div>
  );
}

function Hero({ content: { hero, tryIt } }: { readonly content: FirstScreen }) {
  const [primary, secondary] = hero.actions;
  return (
    <div>
      <h1 tabIndex={-1} className="max-w-[18ch]">
        {hero.heading}
      </h1>
      <p className="mt-5 max-w-[34rem] text-[1.15rem] text-ink-soft">{hero.lede}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={primary.href}>{primary.label}</LinkButton>
        <LinkButton to={secondary.href} look="quiet">
          {secondary.label}
        </LinkButton>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-[0.94rem] text-ink-soft">
        {hero.ticks.map((tick) => (
          <li key={tick} className="before:mr-1.5 before:text-brand before:content-['✓']">
            {tick}
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <TryIt heading={tryIt.heading} linkLabel={tryIt.linkLabel} />
      </div>
    </div>
  );
}
