import { Button } from "../../src/ui/button.tsx";
import { Problem } from "../frame/problem.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import type { LeadView } from "./lead-view-data.ts";

interface JoinedFormsProps {
  readonly lead: LeadView;
  readonly joinedTo: string;
}

/** In place of the forms of a lead that is joined to another one: the work goes on there. */
export function JoinedForms({ lead, joinedTo }: JoinedFormsProps) {
  return (
    <section
      aria-labelledby="lead-forms"
      className="divide-y divide-rule rounded-sheet border border-rule bg-sheet px-5"
    >
      <div className="py-5">
        <h2 id="lead-forms" className="mb-3">
          Joined
        </h2>
        <Problem text={lead.problem?.text} className="mb-4" />
        <p>
          This is the same person as{" "}
          <a href={`/leads/${joinedTo}`} className="link font-semibold whitespace-nowrap">
            {joinedTo}
          </a>
          , which leads. Answer them there; this lead no longer waits.
        </p>
        <form method="post" action={`/leads/${lead.reference}/unjoin`} className="mt-4">
          <Button type="submit" look="quiet">
            Undo the join
          </Button>
        </form>
      </div>
      {lead.followUp && (
        <div className="py-5">
          <FollowUpForm lead={lead} />
        </div>
      )}
    </section>
  );
}
