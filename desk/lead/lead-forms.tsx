import type { LeadStatus } from "../../src/leads/records/lead-record.ts";
import { Button } from "../../src/ui/button.tsx";
import { TextAreaField } from "../../src/ui/form/field.tsx";
import { Problem } from "../frame/problem.tsx";
import { ClosingForm } from "./closing-form.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import type { LeadView } from "./lead-view-data.ts";
import { ReferralForm } from "./referral-form.tsx";
import { Revision } from "./revision.tsx";

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
        <FollowUpForm lead={lead} />
      </div>
      <div className="py-5">
        <NoteForm lead={lead} />
      </div>
      <div className="py-5">
        <ReferralForm lead={lead} />
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
