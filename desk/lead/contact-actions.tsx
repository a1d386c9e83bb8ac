import type { ReactNode } from "react";
import { buttonLooks } from "../../src/ui/button.tsx";
import { EmailText } from "../frame/email-text.tsx";
import type { LeadView } from "./lead-view-data.ts";

/** Links to call and to mail, unless the person opted out of that. */
export function ContactActions({ lead: { reference, phone, email, optOut } }: { readonly lead: LeadView }) {
  return (
    <div className="mt-5">
      {optOut && <p className="mb-4 border-l-3 border-poor bg-poor-band px-4 py-3 font-semibold">{optOut}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {phone.isForbidden ? (
          <Forbidden>Do not call {phone.typed}</Forbidden>
        ) : (
          <a href={`tel:${phone.dial}`} className={`${buttonLooks.primary} min-h-13`}>
            <span>
              Call <span className="whitespace-nowrap">{phone.typed}</span>
            </span>
          </a>
        )}
        {email.isForbidden ? (
          <Forbidden>
            Do not write to <EmailText address={email.address} />
          </Forbidden>
        ) : (
          <a href={`mailto:${email.address}`} className={`${buttonLooks.quiet} min-h-13`}>
            <span>
              Write to <EmailText address={email.address} />
            </span>
          </a>
        )}
      </div>
      {!email.isForbidden && (
        <a
          href={`/leads/${reference}/write`}
          className="link mt-1 inline-flex min-h-11 items-center font-semibold print:hidden"
        >
          Write from a template
        </a>
      )}
    </div>
  );
}

function Forbidden({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex min-h-13 flex-col justify-center rounded-control border border-dashed border-edge px-5 py-1 leading-tight text-ink-soft">
      <span>{children}</span>
      <span className="text-sm">This person opted out of it.</span>
    </p>
  );
}
