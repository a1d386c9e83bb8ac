import { Button } from "../../src/ui/button.tsx";
import { EmailText, TouchLink } from "../frame/parts.tsx";
import { LeadList, UnprovenSubscriptions } from "./person-sections.tsx";
import type { DeletionView } from "./read-privacy.server.ts";

const STAYS = [
  "The proof of what they agreed to: text, time and hashes, without name, addresses and IP address.",
  "A fingerprint of their addresses, so that nobody writes to them or calls them again until they agree again.",
  "This request: a fingerprint of the address, who answered it and when.",
  "Backups and mails in your own mailbox, until you delete them.",
];

/** Shows exactly what goes and what stays, and asks once more. */
export function DeletionPage({ view }: { readonly view: DeletionView }) {
  const { reference, who, leads, chosen, subscriptions, lenders, noticed, spared, sparedSubscriptions } =
    view;
  return (
    <div className="max-w-[44rem]">
      <h1>
        Delete <EmailText address={who} />?
      </h1>
      <section aria-labelledby="goes" className="mt-6 border-l-3 border-poor pl-5">
        <h2 id="goes">This goes, for good</h2>
        <LeadList leads={leads} />
        <ul className="list-disc space-y-1 pl-5">
          {leads.length > 0 && <li>Their history, notes, messages and deals</li>}
          {subscriptions > 0 && (
            <li>{subscriptions === 1 ? "The news subscription" : `${subscriptions} news subscriptions`}</li>
          )}
          {leads.length + subscriptions === 0 && <li>The address in the list of contact choices</li>}
        </ul>
      </section>
      <section aria-labelledby="stays" className="mt-8">
        <h2 id="stays">This stays</h2>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {STAYS.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {noticed.length > 0 && <li>What {noticed.join(", ")} have got: they are told to forget it.</li>}
          {lenders.length > 0 && <li>What {lenders.join(", ")} have got from us. Tell them.</li>}
        </ul>
      </section>
      {spared.length + sparedSubscriptions > 0 && (
        <section aria-labelledby="spared" className="mt-8">
          <h2 id="spared">Left alone, because not proven</h2>
          <LeadList leads={spared} />
          <UnprovenSubscriptions count={sparedSubscriptions} />
        </section>
      )}
      <form method="post" action={`/privacy/${reference}/delete`} className="mt-8 flex flex-wrap gap-4">
        {chosen.map((lead) => (
          <input key={lead} type="hidden" name="also" value={lead} />
        ))}
        <input type="hidden" name="seen" value={leads.map((lead) => lead.reference).join(" ")} />
        <Button
          type="submit"
          className="border-poor! bg-poor! text-paper! hover:bg-transparent! hover:text-poor!"
        >
          Yes, delete for good
        </Button>
        <TouchLink href={`/privacy/${reference}`} isBold>
          No, go back
        </TouchLink>
      </form>
    </div>
  );
}
