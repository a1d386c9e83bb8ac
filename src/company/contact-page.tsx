import type { ComponentProps } from "react";
import { useLeadContext } from "../leads/form/lead-context-in-url.tsx";
import { LeadForm } from "../leads/form/lead-form.tsx";
import type { LeadFormContent } from "../leads/form/lead-form-content.ts";
import type { RefusedPost } from "../leads/form/lead-form-values.ts";
import { Card } from "../ui/card.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import type { ContactContent } from "./company-catalog.server.ts";
import { ContactDetails } from "./contact-details.tsx";

interface ContactPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: ContactContent;
  readonly leadForm: LeadFormContent;
  /** The form was posted without JavaScript and refused. */
  readonly refused: RefusedPost | undefined;
}

export function ContactPage({ crumbs, content, leadForm, refused }: ContactPageProps) {
  const { heading, lede, form, company, haveReady, whatHappensNext } = content;
  const context = useLeadContext();
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap">
        <div className="section grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <Card>
            <LeadForm
              content={leadForm}
              title={form.title}
              source={form.source}
              context={context}
              refused={refused}
            />
          </Card>
          <div className="space-y-10">
            <section aria-labelledby="reach-us">
              <h2 id="reach-us" className="mb-4">
                Call or write
              </h2>
              <ContactDetails company={company} />
              <p className="mt-4">
                {content.earlier.text}{" "}
                <PageLink to={content.earlier.link.path} className="link">
                  {content.earlier.link.label}
                </PageLink>
                .
              </p>
            </section>
            <ResponseTimes {...content.responseTimes} />
          </div>
        </div>
        <section
          aria-labelledby="have-ready"
          className="section gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <div className="mb-4">
            <h2 id="have-ready">{haveReady.heading}</h2>
            <p className="mt-3 text-[0.94rem] text-ink-soft">{haveReady.intro}</p>
          </div>
          <ul className="list-disc space-y-1.5 pl-5">
            {haveReady.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="what-happens-next" className="section">
          <h2 id="what-happens-next">{whatHappensNext.heading}</h2>
          <ol className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {whatHappensNext.steps.map(({ title, text }, index) => (
              <li key={title}>
                <p
                  aria-hidden="true"
                  className="font-serif text-[2.2rem] leading-none font-semibold text-brand"
                >
                  {index + 1}
                </p>
                <h3 className="mt-3">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function ResponseTimes({ heading, items, note }: ContactContent["responseTimes"]) {
  return (
    <section aria-labelledby="response-times">
      <h2 id="response-times" className="mb-4">
        {heading}
      </h2>
      <dl className="divide-y divide-rule border-y border-rule">
        {items.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[0.94rem] text-ink-soft">{note}</p>
    </section>
  );
}
