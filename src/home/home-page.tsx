import type { DscrBasis } from "../../content/landings/market-landing.ts";
import { LeadForm } from "../leads/form/lead-form.tsx";
import type { LeadFormContent } from "../leads/form/lead-form-content.ts";
import { LinkButton } from "../ui/button.tsx";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { HomeContent } from "./home-catalog.server.ts";
import { TryIt } from "./try-it.tsx";

type FirstScreen = Pick<HomeContent, "hero" | "tryIt" | "leadForm">;

interface HomePageProps {
  readonly content: FirstScreen;
  readonly usual: DscrBasis;
  readonly leadForm: LeadFormContent;
  /** Made of home-sections.tsx, like the sections. */
  readonly quickCheck: string;
  readonly sections: string;
}

export function HomePage({ content, usual, leadForm, quickCheck, sections }: HomePageProps) {
  const { hero, tryIt } = content;
  const { title, source } = content.leadForm;
  return (
    <div className="wrap">
      <div className="grid gap-x-14 gap-y-10 pt-4 pb-10 sm:pt-8 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="min-w-0">
          <Hero hero={hero} />
          <TryIt content={tryIt} usual={usual} />
        </div>
        <div className="rounded-sheet border border-rule bg-sheet p-5 sm:p-6 lg:row-span-2">
          <LeadForm content={leadForm} title={title} source={source} />
        </div>
        <StaticHtml html={quickCheck} />
      </div>
      <StaticHtml html={sections} />
    </div>
  );
}

/** On a phone it leaves room for an answer on the first screen. */
function Hero({ hero }: Pick<FirstScreen, "hero">) {
  const [primary, secondary] = hero.actions;
  return (
    <div className="mb-3 sm:mb-6">
      <h1 tabIndex={-1} className="max-w-[18ch]">
        {hero.heading}
      </h1>
      <p className="mt-3 max-w-[34rem] leading-snug text-ink-soft sm:leading-relaxed sm:mt-5 sm:text-[1.15rem]">
        {hero.lede}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 sm:mt-6 sm:gap-3">
        <LinkButton to={primary.href} className={action}>
          {primary.label}
        </LinkButton>
        <LinkButton to={secondary.href} look="quiet" className={action}>
          {secondary.label}
        </LinkButton>
      </div>
      <ul className="mt-3 text-[0.85rem] text-ink-soft sm:mt-5 sm:text-[0.94rem]">
        {hero.ticks.map((tick) => (
          <li
            key={tick}
            className="mr-2 inline-block before:mr-1 sm:mr-6 sm:before:mr-1.5 before:text-brand before:content-['✓']"
          >
            {tick}
          </li>
        ))}
      </ul>
    </div>
  );
}

const action = "max-sm:flex-auto max-sm:px-2! max-sm:text-[0.875rem]!";
