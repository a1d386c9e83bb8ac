import type { ComponentProps, ReactNode } from "react";
import { DEADLINE_DAYS, REQUEST_WORDS } from "../leads/privacy/requests/data-request.ts";
import { buttonLooks } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import type { RequestStatus } from "./request-status.server.ts";

interface StatusPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly status: RequestStatus;
  readonly keep: string;
}

/** The person's own page about their request. */
export function StatusPage({ crumbs, status, keep }: StatusPageProps) {
  const { reference, kind, masked, detail, answer } = status;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={REQUEST_WORDS[kind].ask}>
        <p className="mt-4 text-[1.15rem] text-ink-soft">
          Your privacy request <span className="whitespace-nowrap">{reference}</span>
        </p>
      </PageHeader>
      <div className="wrap pb-16">
        <div className="section grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <section aria-labelledby="outcome">
            <h2 id="outcome">{answer === null ? "We are working on it" : "What became of it"}</h2>
            <Outcome status={status} />
            <p className="mt-6 max-w-[60ch] text-[0.94rem] text-ink-soft">{keep}</p>
          </section>
          <section aria-labelledby="request">
            <h2 id="request">Your request</h2>
            <dl className="mt-4 divide-y divide-rule border-y border-rule">
              <Row label="For">{masked ?? "an address that we have deleted"}</Row>
              <Row label="Asked">
                <DateText isoDate={status.requested} />
              </Row>
              {status.proven && (
                <Row label="Confirmed">
                  <DateText isoDate={status.proven} />
                </Row>
              )}
              <Row label={`Answer due, ${DEADLINE_DAYS} days by law`}>
                <DateText isoDate={status.deadline} />
              </Row>
              {answer && (
                <Row label="Answered">
                  <DateText isoDate={answer.day} />
                </Row>
              )}
              {status.hasPrivacySignal && (
                <Row label="Global Privacy Control">sent by your browser, and honored</Row>
              )}
            </dl>
            {detail && (
              <>
                <h3 className="mt-6">What you wrote</h3>
                <p className="mt-2 whitespace-pre-line wrap-anywhere">{detail}</p>
              </>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function Outcome({ status: { answer, copy, deadline } }: { readonly status: RequestStatus }) {
  if (answer === null) {
    return (
      <p className="mt-4 max-w-[60ch]">
        Your address is confirmed, and your request is with us. We answer by{" "}
        <strong>
          <DateText isoDate={deadline} />
        </strong>{" "}
        at the latest, and send you an email then.
      </p>
    );
  }
  return (
    <>
      <p className="mt-4 max-w-[60ch]">{answer.text}</p>
      {answer.note && (
        <p className="mt-4 max-w-[60ch] border-l-3 border-brand pl-5 whitespace-pre-line wrap-anywhere">
          {answer.note}
        </p>
      )}
      {copy && (
        <>
          <p className="mt-6">
            <a href={copy.path} download className={buttonLooks.primary}>
              Download my copy
            </a>
          </p>
          <p className="mt-3 text-[0.94rem] text-ink-soft">
            A text file (JSON) that any editor opens. You can download it until{" "}
            <DateText isoDate={copy.until} />.
          </p>
        </>
      )}
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
