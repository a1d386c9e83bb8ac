import type { ComponentProps } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";

interface LeadReceivedPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly reference: string;
  /** Null once the receipt has expired. */
  readonly receiptPath: string | null;
  /** The person's own page about the deal. Null once this page is an hour old. */
  readonly statusPath: string | null;
  readonly nextSteps: readonly string[];
  readonly phone: string;
}

/** The confirmation page of a form posted without scripts. */
export function LeadReceivedPage({
  crumbs,
  reference,
  receiptPath,
  statusPath,
  nextSteps,
  phone,
}: LeadReceivedPageProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        heading="Thank You!"
        lede="We'll reach out within one business day with your DSCR loan options."
      />
      <div className="wrap">
        <section className="section grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2>Your reference number</h2>
            <p className="mt-3 font-serif text-[2rem] leading-tight font-semibold">{reference}</p>
            <p className="mt-3 max-w-[60ch] text-ink-soft">
              Keep it. With it we find what you sent, and can show, correct or delete it for you: call {phone}
              .
            </p>
            {receiptPath && (
              <p className="mt-4">
                <a className="link" href={receiptPath} download>
                  Download a copy of what you sent
                </a>
                , with the words you agreed to. The link works for an hour.
              </p>
            )}
          </div>
          <div>
            <h2>What happens next</h2>
            <ol className="mt-3 list-decimal space-y-2 pl-5">
              {nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {statusPath && (
              <p className="mt-6 max-w-[60ch]">
                <a className="link" href={statusPath}>
                  The page of your deal
                </a>{" "}
                shows what lenders say, and who has your name. Keep its link.
              </p>
            )}
            <p className="mt-6">
              <LinkButton to="/dscr-calculator" look="quiet">
                Calculate Your DSCR
              </LinkButton>
            </p>
          </div>
        </section>
      </div>
    </>
  );
}
