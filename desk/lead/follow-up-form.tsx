import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { FollowUpText } from "../frame/parts.tsx";
import type { LeadView } from "./read-lead.server.ts";

/** What is planned, and a way to plan: closed while something is planned, so that doing it stays the obvious step. */
export function FollowUpForm({ lead }: { readonly lead: LeadView }) {
  const { followUp, problem } = lead;
  const hasError = ["day", "time", "text"].some((name) => problem?.errors?.[name] !== undefined);
  if (!followUp) {
    return (
      <>
        <h3 className="mb-3 font-sans text-[0.94rem] font-semibold">Next follow-up</h3>
        <PlanForm lead={lead} isOpen={hasError} />
      </>
    );
  }
  return (
    <>
      <h3 className="mb-2 font-sans text-[0.94rem] font-semibold">Next follow-up</h3>
      <FollowUpText followUp={followUp} />
      <form
        method="post"
        action={`/leads/${lead.reference}/follow-up/end`}
        className="mt-3 grid grid-cols-2 gap-2"
      >
        <Revision lead={lead} />
        <Button type="submit" name="step" value="done" look="quiet">
          Done
        </Button>
        <Button type="submit" name="step" value="removed" look="quiet">
          Remove
        </Button>
      </form>
      <details open={hasError} className="mt-1">
        <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">Change it</summary>
        <PlanForm lead={lead} isOpen />
      </details>
    </>
  );
}

/** The text comes first: the buttons below it send the whole form with a day of their own. */
function PlanForm({ lead, isOpen }: { readonly lead: LeadView; readonly isOpen: boolean }) {
  const { followUp, quickDays, today } = lead;
  return (
    <form method="post" action={`/leads/${lead.reference}/follow-up`} className="space-y-3">
      <Revision lead={lead} />
      <TextField {...fieldOf(lead, "text", followUp?.text ?? "")} label="What to do" autoComplete="off" />
      <div className="flex flex-wrap gap-2">
        {quickDays.map(({ label, day, when }) => (
          <Button
            key={day}
            type="submit"
            name="quick"
            value={day}
            look="quiet"
            formNoValidate
            className="flex-1 flex-col gap-0! px-2! text-sm! leading-snug whitespace-nowrap"
          >
            {label} <span className="font-normal">{when}</span>
          </Button>
        ))}
      </div>
      <details open={isOpen}>
        <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">
          Another day or time
        </summary>
        <div className="space-y-3">
          <TextField
            type="date"
            {...fieldOf(lead, "day", followUp?.day ?? "")}
            label="Day"
            required
            min={today}
          />
          <TextField type="time" {...fieldOf(lead, "time", followUp?.time ?? "")} label="Time" />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          You are reminded by mail: at that time, or when the office opens.
        </p>
        <Button type="submit" look="quiet" className="mt-3">
          Set follow-up
        </Button>
      </details>
    </form>
  );
}

/** A field with what was typed into it and why it was refused, or as it is. */
export function fieldOf({ problem }: LeadView, name: string, value: string) {
  return { name, defaultValue: problem?.typed?.[name] ?? value, error: problem?.errors?.[name] };
}

/** In every form that must not undo somebody else's change. */
export function Revision({ lead }: { readonly lead: LeadView }) {
  return <input type="hidden" name="revision" value={lead.revision} />;
}
