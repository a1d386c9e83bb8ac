import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import type { LeadView } from "./lead-view-data.ts";
import { Revision } from "./revision.tsx";

/** Closed with what, and when. */
export function ClosingForm({ lead }: { readonly lead: LeadView }) {
  const { problem, today, status } = lead;
  const isRefused = problem?.errors?.amount !== undefined || problem?.errors?.closedOn !== undefined;
  return (
    <details open={isRefused} className="mt-2">
      <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">
        {status === "closed" ? "Closed with another amount" : "Closed"}
      </summary>
      <form method="post" action={`/leads/${lead.reference}/status`} className="space-y-3 pb-1">
        <Revision lead={lead} />
        <input type="hidden" name="status" value="closed" />
        <TextField
          name="amount"
          label="Loan in dollars"
          inputMode="numeric"
          autoComplete="off"
          placeholder="310,000"
          defaultValue={problem?.typed?.amount ?? ""}
          error={problem?.errors?.amount}
        />
        <TextField
          type="date"
          name="closedOn"
          label="Closed on"
          max={today}
          defaultValue={problem?.typed?.closedOn ?? today}
          error={problem?.errors?.closedOn}
        />
        <p className="text-sm text-ink-soft">Leave empty what you do not know.</p>
        <Button type="submit" look="quiet">
          Mark as closed
        </Button>
      </form>
    </details>
  );
}
