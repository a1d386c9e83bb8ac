import type { LeadStatus } from "../../src/leads/records/lead-record.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem } from "../frame/parts.tsx";
import { FollowUpForms, fieldOf, Revision } from "./follow-up-form.tsx";
import { OwnerForm } from "./owner-form.tsx";
import type { LeadView } from "./read-lead.server.ts";

/** Statuses set by one click. `referred` needs a partner and `closed` an amount, so they have forms of their own. */
const STATUS_BUTTONS = [
  { status: "contacted", label: "Contacted", shortcut: "c" },
  { status: "declined", label: "Declined" },
  { status: "new", label: "New" },
] as const satisfies readonly { status: LeadStatus; label: string; shortcut?: string }[];

/** What the operator can do with a lead, and what went wrong with it. */
export function LeadForms({ lead }: { readonly lead: LeadView }) {
  return (
    <section
      aria-labelledby="lead-forms"
      className="divide-y divide-rule rounded-sheet border border-rule bg-sheet px-5"
    >
      <div className="py-5">
        <h2 id="lead-forms" className="mb-4">
          Next step
        </h2>
        <Problem text={lead.problem?.text} className="mb-4" />
        <StatusForm lead={lead} />
        <ClosingForm lead={lead} />
      </div>
      <div className="py-5">
        <FollowUpForms lead={lead} />
      </div>
      <div className="py-5">
        <OwnerForm lead={lead} />
      </div>
      <div className="py-5">
        <NoteForm lead={lead} />
      </div>
      <div id="referral" className="py-5">
        <a
          href={`/leads/${lead.reference}/handoff`}
          className="link mb-4 inline-flex min-h-11 items-center font-semibold"
        >
          The deal and lenders: offer, choice, outcome
        </a>
        <ReferralForm lead={lead} />
        {lead.namedByHand.map((lender) => (
          <form
            key={lender}
            method="post"
            action={`/leads/${lead.reference}/referral/take-back`}
            className="mt-4 space-y-2"
          >
            <p className="text-[0.94rem]">
              {lender} has the name, because you told it. This site sent it nothing, so it sends no notice to
              forget the person: tell {lender} yourself, then record it here.
            </p>
            <Button type="submit" look="quiet" name="lender" value={lender}>
              I told {lender} to forget the person
            </Button>
          </form>
        ))}
      </div>
    </section>
  );
}

function StatusForm({ lead }: { readonly lead: LeadView }) {
  return (
    <form method="post" action={`/leads/${lead.reference}/status`}>
      <Revision lead={lead} />
      <fieldset>
        <legend className="mb-2 text-[0.94rem] font-semibold">Mark as</legend>
        <div className="flex flex-wrap gap-2">
          {lead.status === "new" && lead.next && (
            <Button
              type="submit"
              name="status"
              value="contacted"
              look="quiet"
              formAction={`/leads/${lead.reference}/status?then=next`}
              className="basis-full"
              data-shortcut="C"
            >
              Contacted, next lead
            </Button>
          )}
          {STATUS_BUTTONS.filter(({ status }) => status !== lead.status).map(({ status, label, ...rest }) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              look="quiet"
              className={status === "contacted" ? "basis-full" : "flex-1"}
              data-shortcut={"shortcut" in rest ? rest.shortcut : undefined}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

function NoteForm({ lead }: { readonly lead: LeadView }) {
  return (
    <form method="post" action={`/leads/${lead.reference}/note`} className="space-y-3">
      <TextAreaField
        name="note"
        label="Note"
        rows={3}
        required
        defaultValue={lead.problem?.note ?? ""}
        data-shortcut="n"
      />
      <Button type="submit" look="quiet">
        Save note
      </Button>
    </form>
  );
}

/** Closed with what, and when. */
function ClosingForm({ lead }: { readonly lead: LeadView }) {
  const { problem, today, status } = lead;
  const isRefused = problem?.errors?.amount !== undefined || problem?.errors?.closedOn !== undefined;
  return (
    <details id="closing" open={isRefused} className="mt-2">
      <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">
        {status === "closed" ? "Closed with another amount" : "Closed"}
      </summary>
      <form method="post" action={`/leads/${lead.reference}/status`} className="space-y-3 pb-1">
        <Revision lead={lead} />
        <input type="hidden" name="status" value="closed" />
        <TextField
          {...fieldOf(lead, "amount", "")}
          label="Loan in dollars"
          inputMode="numeric"
          autoComplete="off"
          placeholder="310,000"
        />
        <TextField type="date" {...fieldOf(lead, "closedOn", today)} label="Closed on" max={today} />
        <p className="text-sm text-ink-soft">Leave empty what you do not know.</p>
        <Button type="submit" look="quiet">
          Mark as closed
        </Button>
      </form>
    </details>
  );
}

function ReferralForm({ lead }: { readonly lead: LeadView }) {
  if (lead.partners.length === 0) {
    return (
      <p className="text-[0.94rem] text-ink-soft">
        No referral can be recorded: there is no lender left that{" "}
        {lead.mustBeChosen ? "was named to this person" : "this person agreed to"}.
      </p>
    );
  }
  return (
    <form method="post" action={`/leads/${lead.reference}/status`} className="space-y-3">
      <Revision lead={lead} />
      <input type="hidden" name="status" value="referred" />
      <SelectField
        name="partner"
        label="Referred to"
        required
        defaultValue=""
        hint="Only if you introduced the person yourself, outside this site, to a lender that they chose. Nothing is sent to the lender. The deal and lenders, above, does it with consent and proof."
      >
        <Options empty="Choose a lender" values={lead.partners} />
      </SelectField>
      {lead.mustBeChosen && (
        <CheckboxField
          name="isChosen"
          label="The person chose this lender, and knows that it gets the name."
          required
        />
      )}
      <Button type="submit" look="quiet">
        Record referral
      </Button>
    </form>
  );
}

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
      {lead.followUps.length > 0 && (
        <div className="py-5">
          <FollowUpForms lead={lead} />
        </div>
      )}
    </section>
  );
}
