export function Meanings({ hasVisits }: { readonly hasVisits: boolean }) {
  return (
    <details className="mt-8 max-w-[44rem]">
      <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">
        What the columns mean
      </summary>
      <ul className="mt-2 list-disc pl-5 [&>li]:mt-2">
        <li>
          Leads: received in the period. Leads that are joined count as one, with the one that leads. Leads
          that were deleted since are not counted.
        </li>
        <li>
          Suspected: a program may have sent them, and nobody worked with them. They are in no other column.
        </li>
        <li>
          Leads that you entered or imported are in no column of How Fast: the site has promised these people
          nothing.
        </li>
        <li>
          Answered, contacted: given another status than new. Median and 9 of 10: how long these people waited
          for it while the office was open. Nights, weekends and holidays do not count.
        </li>
        <li>
          In time: answered within the promise, one business day in office hours. Late: later, or not yet
          although the time is over. Waiting: not yet, and there is still time. Kept promise: the share in
          time of those in time and late.
        </li>
        <li>
          Offered: the person was referred to a lender, or the deal was offered without a name, at any time
          since. Funded: of status closed today. Amount: what was written down when they were closed.
        </li>
        <li>Person who answered: whoever gave the lead its first status other than new.</li>
        {hasVisits && <li>Visits: pages opened, counted by days in UTC. Nobody is recognized again.</li>}
        <li>
          Source, campaign, page and state are what the leads themselves carry. There is no tracker and no
          cookie.
        </li>
      </ul>
    </details>
  );
}
