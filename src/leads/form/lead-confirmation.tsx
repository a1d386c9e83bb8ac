import { useEffect, useRef } from "react";
import type { SentLead } from "./lead-form-state.ts";

interface LeadConfirmationProps {
  readonly sent: SentLead;
  readonly nextSteps: readonly string[];
}

/** Shown above the cleared form, to say that it was sent. */
export function LeadConfirmation({
  sent: { reference, receipt, statusPath },
  nextSteps,
}: LeadConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="border-l-3 border-brand pl-4">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        Your request is stored
      </h3>
      {reference && (
        <p className="mt-1">
          Reference number <strong className="whitespace-nowrap">{reference}</strong>
        </p>
      )}
      <ol className="mt-3 list-decimal space-y-1 pl-5 text-[0.94rem]">
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {statusPath && (
        <p className="mt-3">
          <a className="link" href={statusPath}>
            The page of your deal
          </a>{" "}
          shows what lenders say, and who has your name.
        </p>
      )}
      <p className="mt-3">
        <a
          className="link"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(receipt)}`}
          download={`consent-receipt-${reference}.txt`}
        >
          Download a copy of what you sent
        </a>
      </p>
    </section>
  );
}
