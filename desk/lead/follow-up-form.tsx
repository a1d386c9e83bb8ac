import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { FollowUpText } from "../frame/parts.tsx";
import type { LeadView } from "./read-lead.server.ts";

type Planned = LeadView["followUps"][number];

/** What is planned, and a way to plan more: closed while something is planned, so that doing it stays the obvious step. */
export function FollowUpForms({ lead }: { readonly lead: LeadView }) {
  const { followUps } = lead;
  return (
    <>
      <h3 className="mb-3 font-sans text-[0.94rem] font-semibold">
        {followUps.length > 1 ? `${followUps.length} follow-ups` : "Next follow-up"}
      </h3>
      {followUps.length > 0 && (
        <ul className="mb-2 divide-y divide-rule">
          {followUps.map((planned) => (
            <li key={planned.id} className="py-3 first:pt-0">
              <PlannedFollowUp lead={lead} planned={planned} />
            </li>
          ))}
        </ul>
      )}
      {lead.joinedTo === undefined && <NewFollowUp lead={lead} />}
    </>
  );
}

function NewFollowUp({ lead }: { readonly lead: LeadView }) {
  const isRefused = hasError(lead, "");
  if (lead.followUps.length === 0) return <PlanForm lead={lead} isOpen={isRefused} />;
  return (
    <details open={isRefused}>
      <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">Another follow-up</summary>
      <PlanForm lead={lead} isOpen={isRefused} />
    </details>
  );
}

function PlannedFollowUp({ lead, planned }: { readonly lead: LeadView; readonly planned: Planned }) {
  return (
    <>
      <FollowUpText followUp={planned} />
      <form
        method="post"
        action={`/leads/${lead.reference}/follow-up/end`}
        className="mt-3 grid grid-cols-2 gap-2"
      >
        <Revision lead={lead} />
        <input type="hidden" name="id" value={planned.id} />
        <Button type="submit" name="step" value="done" look="quiet">
          Done
        </Button>
        <Button type="submit" name="step" value="removed" look="quiet">
          Remove
        </Button>
      </form>
      <details open={hasError(lead, planned.id)} className="mt-1">
        <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">Change it</summary>
        <PlanForm lead={lead} planned={planned} isOpen />
      </details>
    </>
  );
}

interface PlanFormProps {
  readonly lead: LeadView;
  /** The one to change; without it, another one is planned. */
  readonly planned?: Planned;
  readonly isOpen: boolean;
}

/** The text comes first: the buttons below it send the whole form with a day of their own. */
function PlanForm({ lead, planned, isOpen }: PlanFormProps) {
  const { quickDays, today } = lead;
  const id = planned?.id ?? "";
  const field = (name: string, value: string) =>
    isAbout(lead, id) ? fieldOf(lead, name, value) : { name, defaultValue: value };
  return (
    <form method="post" action={`/leads/${lead.reference}/follow-up`} className="space-y-3">
      <Revision lead={lead} />
      <input type="hidden" name="id" value={id} />
      <TextField {...field("text", planned?.text ?? "")} label="What to do" autoComplete="off" />
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
          <TextField type="date" {...field("day", planned?.day ?? "")} label="Day" required min={today} />
          <TextField type="time" {...field("time", planned?.time ?? "")} label="Time" />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {lead.owner ?? "You"} {lead.owner === null ? "are" : "is"} reminded by mail: at that time, or when
          the office opens.
        </p>
        <Button type="submit" look="quiet" className="mt-3">
          Set follow-up
        </Button>
      </details>
    </form>
  );
}

function hasError(lead: LeadView, id: string): boolean {
  const names = ["day", "time", "text"];
  return isAbout(lead, id) && names.some((name) => lead.problem?.errors?.[name] !== undefined);
}

/** Several forms have the same fields: what was refused belongs to one of them. */
function isAbout({ problem }: LeadView, id: string): boolean {
  return (problem?.typed?.id ?? "") === id;
}

/** A field with what was typed into it and why it was refused, or as it is. */
export function fieldOf({ problem }: LeadView, name: string, value: string) {
  return { name, defaultValue: problem?.typed?.[name] ?? value, error: problem?.errors?.[name] };
}

/** In every form that must not undo somebody else's change. */
export function Revision({ lead }: { readonly lead: LeadView }) {
  return <input type="hidden" name="revision" value={lead.revision} />;
}
