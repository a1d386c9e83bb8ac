import type { FollowUpView } from "./describe-follow-up.ts";

const STATES = { later: "", today: "Today: ", overdue: "Overdue: " } as const;

export function FollowUpText({ followUp: { when, text, state } }: { readonly followUp: FollowUpView }) {
  return (
    <p
      className={`wrap-anywhere ${state === "overdue" ? "text-poor" : state === "today" ? "text-marginal" : ""}`}
    >
      <strong>
        {STATES[state]}
        <span className="whitespace-nowrap">{when}</span>
      </strong>
      {text && <span className="block text-ink">{text}</span>}
    </p>
  );
}
