import type { ComponentProps } from "react";
import { LeadLink } from "../leads/form/lead-link.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { LinkButton } from "../ui/button.tsx";
import { IllustrativeNote } from "../ui/page/illustrative-note.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DocumentChecklist } from "./document-checklist.tsx";
import type { PrequalificationContent } from "./prequalification-catalog.server.ts";
import { usePrintedPart } from "./printed-part.tsx";
import { YourRatio } from "./your-ratio.tsx";

interface PrequalificationPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: PrequalificationContent;
}

export function PrequalificationPage({ crumbs, content }: PrequalificationPageProps) {
  const { isPrintingPart, printPart } = usePrintedPart();
  const rest = isPrintingPart ? "print:hidden" : "";
  return (
    <>
      <div className={rest}>
        <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede}>
          <YourRatio />
          <NextPages />
        </PageHeader>
        <div className="wrap">
          <Stats stats={content.stats} />
          <Steps steps={content.steps} />
          <Tips tips={content.tips} />
        </div>
      </div>
      <div className="wrap">
        <section aria-labelledby="checklist" className="section">
          <h2 id="checklist" tabIndex={-1}>
            Document checklist
          </h2>
          <p className="mt-3 mb-6 max-w-[62ch] text-ink-soft">
            Tick what you have. Nothing is sent or stored: the ticks are gone when you leave the page, so
            print it to keep it.
          </p>
          <DocumentChecklist groups={content.checklist} onPrint={printPart} />
        </section>
        <section
          aria-labelledby="questions"
          className={`section gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] ${rest}`}
        >
          <h2 id="questions" className="mb-6">
            Questions about prequalifying
          </h2>
          <Accordion
            items={content.faq.map(({ id, question, answer }) => ({
              id,
              heading: question,
              content: <p>{answer}</p>,
            }))}
          />
        </section>
        <section aria-labelledby="next" className="section print:hidden">
          <h2 id="next">{content.closing.heading}</h2>
          <p className="mt-3 max-w-[62ch]">{content.closing.text}</p>
          <NextPages />
        </section>
      </div>
    </>
  );
}

function NextPages() {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <LeadLink source="prequalification">Ask for Your Options</LeadLink>
      <LinkButton to="/dscr-calculator" look="quiet">
        Calculate Your DSCR
      </LinkButton>
      <LinkButton to="/lender-partners" look="quiet">
        Browse Lenders
      </LinkButton>
    </div>
  );
}

function Stats({ stats }: Pick<PrequalificationContent, "stats">) {
  return (
    <section aria-labelledby="at-a-glance" className="section">
      <h2 id="at-a-glance">At a glance</h2>
      <dl className="mt-6 grid grid-cols-1 gap-6 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-brand pl-4">
            <dt>{label}</dt>
            <dd className="font-serif text-[1.7rem] leading-tight font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <IllustrativeNote>Lenders differ.</IllustrativeNote>
      </div>
    </section>
  );
}

function Steps({ steps }: Pick<PrequalificationContent, "steps">) {
  return (
    <section aria-labelledby="steps" className="section">
      <h2 id="steps">The four steps</h2>
      <ol className="mt-2 divide-y divide-rule">
        {steps.map(({ id, title, description, requirements, timeframe }, index) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            className="grid gap-x-12 gap-y-4 py-8 outline-none lg:grid-cols-[11rem_1.1fr_1fr]"
          >
            <div className="flex items-baseline gap-4 lg:block">
              <p aria-hidden="true" className="font-serif text-[3rem] leading-none font-semibold text-brand">
                {index + 1}
              </p>
              <p className="font-semibold lg:mt-3">{timeframe}</p>
            </div>
            <div>
              <h3 className="text-[1.4rem]">{title}</h3>
              <p className="mt-3 max-w-[62ch]">{description}</p>
            </div>
            <div>
              <h4 className="text-sm text-ink-soft">What you need</h4>
              <ul className="mt-2 list-disc space-y-1 pl-5">
                {requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Tips({ tips }: Pick<PrequalificationContent, "tips">) {
  return (
    <section aria-labelledby="tips" className="section">
      <h2 id="tips">Expert tips</h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {tips.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
