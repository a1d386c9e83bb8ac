import { FactRow, MomentText, TouchLink } from "../frame/parts.tsx";
import { LeadSection } from "./lead-sections.tsx";
import type { ProofView } from "./read-consent.server.ts";
import type { LeadView } from "./read-lead.server.ts";

interface ConsentSectionProps {
  readonly reference: string;
  readonly consent: NonNullable<LeadView["consent"]>;
}

/** What the person agreed to, or what the operator recorded of it, with what proves it. */
export function ConsentSection({ reference, consent }: ConsentSectionProps) {
  return (
    <LeadSection title="Consent" id="consent">
      <blockquote className="max-w-[62ch] border-l-3 border-rule pl-4 text-base whitespace-pre-line">
        {consent.text}
      </blockquote>
      <dl className="mt-4">
        <FactRow label={consent.recordedBy ? "Recorded" : "Given"}>
          <MomentText moment={consent.given} />
        </FactRow>
        {consent.recordedBy ? (
          <FactRow label="Recorded by">{consent.recordedBy}, when the lead was entered by hand</FactRow>
        ) : (
          <FactRow label="On the page">{consent.page}</FactRow>
        )}
        <FactRow label="Ways to contact">{consent.channels.join(", ") || "none"}</FactRow>
        <FactRow label="Lenders">{consent.partners.join(", ") || "none"}</FactRow>
        {!consent.recordedBy && (
          <FactRow label="Opt-out signal of the browser">
            {consent.hasPrivacySignal ? "sent: do not sell or share" : "not sent"}
          </FactRow>
        )}
        <FactRow label={`Hash of record ${consent.sequence}`}>
          <code className="text-sm break-all">{consent.hash}</code>
        </FactRow>
      </dl>
      {consent.proof && <Proof proof={consent.proof} />}
      <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        {consent.proof && (
          // Different each time: a link to the address that is open would only scroll.
          <TouchLink href={`/leads/${reference}?chain=${consent.proof.at}#consent`} isBold>
            Verify the chain now
          </TouchLink>
        )}
        <TouchLink href={`/leads/${reference}/consent.zip`} download isBold>
          Download the evidence
        </TouchLink>
      </p>
      <p className="max-w-[62ch] text-sm text-ink-soft">
        The evidence contains the record, the chain up to now, and a program with which anybody can verify
        both. It is personal data: hand it over, then delete it.
      </p>
    </LeadSection>
  );
}

function Proof({ proof: { isIntact, isWhole, sentences } }: { readonly proof: ProofView }) {
  return (
    <div
      role={isIntact ? "status" : "alert"}
      className={`mt-4 max-w-[62ch] border-l-3 px-4 py-3 ${isIntact ? "border-brand bg-brand-wash" : "border-poor bg-poor-band"}`}
    >
      <p className="font-semibold">
        {isIntact ? (isWhole ? "Verified just now" : "This record is unchanged") : "NOT intact"}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </div>
  );
}
