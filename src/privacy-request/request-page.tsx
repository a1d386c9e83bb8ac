import type { ComponentProps } from "react";
import type { RefusedRequest } from "../leads/privacy/requests/request-posts.server.ts";
import { Card } from "../ui/card.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import type { RequestContent } from "./privacy-request-catalog.server.ts";
import { PrivacySignal } from "./privacy-signal.tsx";
import { RequestForm } from "./request-form.tsx";

interface RequestPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: RequestContent;
  /** The form was posted without scripts and refused. */
  readonly refused: RefusedRequest | undefined;
}

export function RequestPage({ crumbs, content, refused }: RequestPageProps) {
  const { heading, lede, next, deal, signal } = content;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap">
        <div className="section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <Card>
            <RequestForm content={content} refused={refused} />
          </Card>
          <div className="space-y-10">
            <section aria-labelledby="what-happens-next">
              <h2 id="what-happens-next">{next.heading}</h2>
              <ol className="mt-4 list-decimal space-y-2 pl-5">
                {next.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className="mt-4 text-ink-soft">
                <NoBreakText text={next.other} />{" "}
                <PageLink to="/privacy" className="link">
                  Privacy Policy
                </PageLink>
              </p>
              <p className="mt-4 text-ink-soft">
                {deal.text}{" "}
                <PageLink to={deal.link.path} className="link">
                  {deal.link.label}
                </PageLink>
                .
              </p>
            </section>
            <PrivacySignal {...signal} />
          </div>
        </div>
      </div>
    </>
  );
}
