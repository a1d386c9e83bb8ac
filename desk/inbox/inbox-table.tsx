import type { ReactNode } from "react";
import { describeWishes } from "../../src/leads/privacy/opt-out.ts";
import { Badge } from "../../src/ui/badge.tsx";
import { EmailText, FollowUpText, MomentText, PromiseClockText } from "../frame/parts.tsx";
import { dialAddress, formatPhone } from "../frame/phone.ts";
import type { InboxRow } from "./read-inbox.server.ts";

/** A table on wide screens; below 64rem each row becomes a card (desk.css). */
export function InboxTable({ rows }: { readonly rows: readonly InboxRow[] }) {
  return (
    <table className="inbox-table">
      <caption className="sr-only">Leads</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[28%]">
            Name
          </th>
          <th scope="col" className="w-[21%]">
            Answer
          </th>
          <th scope="col" className="w-[15%]">
            Looking for
          </th>
          <th scope="col" className="w-[14%]">
            Came from
          </th>
          <th scope="col">Contact</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.reference} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: InboxRow }) {
  return (
    <tr>
      <th scope="row">
        <a
          href={`/leads/${row.reference}`}
          data-row=""
          className="inline-flex min-h-11 items-center font-serif text-lg leading-tight font-semibold text-brand underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2 lg:min-h-0"
        >
          {row.name}
        </a>
        <span className="block text-sm whitespace-nowrap text-ink-soft">{row.reference}</span>
        <Badges row={row} />
      </th>
      <td>
        {row.followUp ? (
          <FollowUpText followUp={row.followUp} />
        ) : row.clock ? (
          <PromiseClockText clock={row.clock} />
        ) : (
          <span className="font-semibold">{row.status}</span>
        )}
        <span className="block text-sm text-ink-soft">
          received <MomentText moment={row.received} />
        </span>
      </td>
      <td>
        {row.purpose}
        <span className="text-ink-soft max-lg:before:content-['_·_'] lg:block">{row.state}</span>
      </td>
      <td>
        <span className="text-ink-soft lg:sr-only">from </span>
        {row.source}
        {row.campaign && (
          <span className="text-sm text-ink-soft max-lg:before:content-['_·_'] lg:block">{row.campaign}</span>
        )}
      </td>
      <td>
        <Contact isForbidden={row.optedOut.includes("phone")} href={dialAddress(row.phone)}>
          <span className="whitespace-nowrap">{formatPhone(row.phone)}</span>
        </Contact>
        <Contact isForbidden={row.optedOut.includes("email")} href={`mailto:${row.email}`}>
          <EmailText address={row.email} />
        </Contact>
        {row.optedOut.length > 0 && (
          <span className="block text-sm font-semibold text-poor">{describeWishes(row)}</span>
        )}
      </td>
    </tr>
  );
}

function Badges({ row }: { readonly row: InboxRow }) {
  if (row.otherLeads === 0 && !row.isSuspected && !row.joinedTo) return null;
  return (
    <span className="my-1.5 flex flex-wrap gap-1.5">
      {row.joinedTo && <Badge>joined to {row.joinedTo}</Badge>}
      {row.otherLeads > 0 && !row.joinedTo && <Badge>same person: {row.otherLeads} more</Badge>}
      {row.isSuspected && <Badge tone="marginal">suspected</Badge>}
    </span>
  );
}

interface ContactProps {
  readonly isForbidden: boolean;
  readonly href: string;
  readonly children: ReactNode;
}

/** No link after an opt-out: one click must not break it. */
function Contact({ isForbidden, href, children }: ContactProps) {
  if (isForbidden) {
    return (
      <s className="flex min-h-11 items-center text-ink-soft lg:min-h-6">
        {children}
        <span className="sr-only"> (opted out)</span>
      </s>
    );
  }
  return (
    <a href={href} className="link flex min-h-11 w-fit items-center lg:min-h-6">
      {children}
    </a>
  );
}
