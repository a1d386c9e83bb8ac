import { EVENT_NAMES } from "../../src/leads/records/lead-event-words.ts";
import { MomentText } from "../frame/moment-text.tsx";
import type { TimelineEntry } from "./lead-view-data.ts";

const KINDS = {
  ...EVENT_NAMES,
  received: "Received",
  delivery: "Delivery",
  consent: "Consent",
} as const satisfies Record<TimelineEntry["kind"], string>;

/** Everything that happened to a lead, in the order given: newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and static markup never moves them
        <li key={index} className={entry.isProblem ? "text-poor" : "text-brand"}>
          <div className="text-ink">
            <p className="text-sm text-ink-soft">
              <MomentText moment={entry.when} />
              {entry.by && `, ${entry.by}`}
              {entry.of && `, on ${entry.of}`}
            </p>
            <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">
              <strong className={entry.isProblem ? "text-poor" : undefined}>
                {entry.isProblem ? `Problem: ${KINDS[entry.kind].toLowerCase()}` : KINDS[entry.kind]}.
              </strong>{" "}
              {entry.text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
