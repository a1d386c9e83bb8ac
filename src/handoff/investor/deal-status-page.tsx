import type { ComponentProps } from "react";
import type { dealStatusText } from "../../../content/deal-status.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import type { DealStatus } from "./deal-status.ts";
import { LenderAnswers } from "./lender-answers.tsx";
import { NameHolders } from "./name-holders.tsx";
import { PriceForm } from "./price-form.tsx";
import { PurposeForm } from "./purpose-form.tsx";

interface DealStatusPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: typeof dealStatusText;
  readonly status: DealStatus;
  /** Why the last click changed nothing. */
  readonly problem: string | undefined;
}

/** The investor's page: what lenders said, whom to choose, who has the name. */
export function DealStatusPage({ crumbs, content, status, problem }: DealStatusPageProps) {
  const { reference, offers, deal, isMailed, isOptedOut } = status;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede}>
        <p className="mt-3 text-ink-soft">
          Reference <span className="whitespace-nowrap">{reference}</span>
        </p>
      </PageHeader>
      <div className="wrap pb-16">
        {problem && (
          <p role="alert" className="mb-6 max-w-[62ch] border-l-3 border-poor pl-5 font-semibold text-poor">
            {problem}
          </p>
        )}
        {isOptedOut && (
          <p className="mb-6 max-w-[62ch] border-l-3 border-brand pl-5">
            You asked us to pass nothing on to lenders, so no lender is asked and none can be chosen.
          </p>
        )}
        <div className="section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="space-y-12">
            {offers.length === 0 ? (
              <section aria-labelledby="answers">
                <h2 id="answers">Nobody was asked yet</h2>
                <p className="mt-3 max-w-[60ch]">{content.nothingYet}</p>
              </section>
            ) : (
              <LenderAnswers status={status} note={isMailed ? undefined : content.formLink} />
            )}
            <NameHolders status={status} />
          </div>
          <div className={`space-y-12 ${status.purpose.attested ? "" : "order-first lg:order-none"}`}>
            <PurposeForm status={status} />
            <PriceForm status={status} />
            {deal.length > 0 && (
              <section aria-labelledby="told">
                <h2 id="told">What lenders see</h2>
                <dl className="mt-4 divide-y divide-rule border-y border-rule">
                  {deal.map(({ label, value }) => (
                    <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-3 text-[0.94rem] text-ink-soft">
                  Nothing else: no name, address, number or word of yours.
                </p>
              </section>
            )}
            <p className="max-w-[60ch] text-[0.94rem] text-ink-soft">{content.keep}</p>
          </div>
        </div>
      </div>
    </>
  );
}
