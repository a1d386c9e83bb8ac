import type { ComponentProps } from "react";
import { LeadLink } from "../leads/form/lead-link.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import type { FaqContent } from "./company-catalog.server.ts";
import { ExpertQuote } from "./expert-quote.tsx";

interface FaqPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: FaqContent;
}

export function FaqPage({ crumbs, content: { heading, lede, items, quotes, ask } }: FaqPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap">
        <section
          aria-labelledby="questions"
          className="section gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <div className="mb-6">
            <h2 id="questions">Questions</h2>
            <p className="mt-3 text-[0.94rem] text-ink-soft">
              Figures are illustrative samples. Lenders differ, and change their rules.
            </p>
          </div>
          <Accordion
            items={items.map(({ id, question, answer }) => ({
              id,
              heading: question,
              content: (
                <>
                  <p>{answer}</p>
                  <p className="text-[0.94rem]">
                    <PageLink to={`/faq#${id}`} className="inline-block py-1">
                      Link to this answer
                    </PageLink>
                  </p>
                </>
              ),
            }))}
          />
        </section>
        <section aria-labelledby="quotes" className="section">
          <h2 id="quotes">From people who read files</h2>
          <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {quotes.map((quote) => (
              <ExpertQuote key={quote.quote} {...quote} />
            ))}
          </div>
        </section>
        <section aria-labelledby="ask" className="section print:hidden">
          <h2 id="ask">Is your question missing?</h2>
          <p className="mt-3 mb-6 max-w-[62ch]">{ask}</p>
          <div className="flex flex-wrap gap-3">
            <LeadLink source="faq">Ask a question</LeadLink>
            <LinkButton to="/dscr-calculator" look="quiet">
              Calculate Your DSCR
            </LinkButton>
          </div>
        </section>
      </div>
    </>
  );
}
