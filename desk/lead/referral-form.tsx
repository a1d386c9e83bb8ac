import { Button } from "../../src/ui/button.tsx";
import { SelectField } from "../../src/ui/form/field.tsx";
import type { LeadView } from "./lead-view-data.ts";
import { Revision } from "./revision.tsx";

export function ReferralForm({ lead }: { readonly lead: LeadView }) {
  if (lead.partners.length === 0) {
    return (
      <p className="text-[0.94rem] text-ink-soft">
        No referral can be recorded: there is no lender left that this person agreed to.
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
        hint="This only records the referral. Nothing is sent to the lender."
      >
        <option value="">Choose a lender</option>
        {lead.partners.map((partner) => (
          <option key={partner} value={partner}>
            {partner}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet">
        Record referral
      </Button>
    </form>
  );
}
