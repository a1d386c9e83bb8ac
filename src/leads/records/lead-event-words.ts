import { formatUsd } from "../../dscr/money.ts";
import { describeDay } from "../follow-ups/follow-up.ts";
import { nameScopes } from "../privacy/opt-out.ts";
import type { Closing, LeadEvent } from "./lead-record.ts";

/** What kind of event it was, as the command line and the desk call it. */
export const EVENT_NAMES = {
  status: "Status",
  shared: "Shared",
  note: "Note",
  mailed: "Mail written",
  corrected: "Corrected",
  "follow-up": "Follow-up",
  handoff: "Hand-off",
  choice: "Choice of the person",
  join: "Same person",
  assigned: "Owner",
} as const;

export interface EventWords {
  readonly kind: keyof typeof EVENT_NAMES;
  readonly text: string;
}

/** An event in words, for everybody who reads a lead's history. */
export function describeEvent(event: LeadEvent): EventWords {
  switch (event.kind) {
    case "status": {
      const by = event.by === undefined ? "" : ` (by ${event.by})`;
      const reason = event.reason === undefined ? "" : `, ${event.reason}`;
      return { kind: "status", text: `Marked as ${event.status}${reason}${describeClosing(event)}${by}` };
    }
    case "shared":
      return {
        kind: "shared",
        text: `Referred to ${event.partner}${event.isChosen ? ", whom the person chose" : ""}`,
      };
    case "unshared":
      return { kind: "shared", text: `The name was taken back from ${event.partner}` };
    case "handoff":
      return { kind: "handoff", text: event.text };
    case "note":
      return { kind: "note", text: event.text };
    case "mailed":
      return { kind: "mailed", text: `${event.subject}\n\n${event.text}` };
    case "corrected":
      return { kind: "corrected", text: `Corrected ${event.fields.join(", ")}` };
    case "follow-up": {
      const about = event.text === "" ? "" : `: ${event.text}`;
      return { kind: "follow-up", text: `${STEPS[event.step]} ${describeDay(event)}${about}` };
    }
    case "assigned":
      return {
        kind: "assigned",
        text: event.owner === null ? "Belongs to nobody" : `Belongs to ${event.owner}`,
      };
    case "joined":
    case "unjoined":
      return { kind: "join", text: describeJoin(event) };
    case "opted-out":
      return { kind: "choice", text: `Opted out of ${nameScopes(event.scopes)} (${event.reason})` };
    case "opted-in":
      return { kind: "choice", text: `Opted in to ${nameScopes(event.scopes)} (${event.reason})` };
  }
}

const STEPS = {
  set: "Set for",
  moved: "Moved to",
  done: "Done, was due",
  removed: "Removed, was due",
} as const;

function describeJoin({
  kind,
  reference,
  isMain,
}: LeadEvent & { readonly kind: "joined" | "unjoined" }): string {
  if (kind === "joined") return isMain ? `Joined to ${reference}` : `${reference} was joined to this lead`;
  return isMain ? `No longer joined to ${reference}` : `${reference} is no longer joined to this lead`;
}

/** ` with $310,000 on 2026-11-17`, or as much of it as is known. */
export function describeClosing({ amount, closedOn }: Closing): string {
  return `${amount === undefined ? "" : ` with ${formatUsd(amount)}`}${closedOn === undefined ? "" : ` on ${closedOn}`}`;
}
