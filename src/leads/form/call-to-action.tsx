import type { State } from "../../office/states.ts";
import { LeadLink } from "./lead-link.tsx";

interface CallToActionProps {
  readonly heading: string;
  readonly action: {
    readonly label: string;
    /** Stored with the lead. */
    readonly source: string;
    readonly text: string;
    readonly state?: State | undefined;
  };
}

/** Ends a page: what to ask for, and the button that opens the lead form. */
export function CallToAction({ heading, action }: CallToActionProps) {
  return (
    <section
      aria-labelledby="call-to-action"
      className="section grid items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_auto] print:hidden"
    >
      <div>
        <h2 id="call-to-action">{heading}</h2>
        <p className="mt-3 max-w-[56ch] text-ink-soft">{action.text}</p>
      </div>
      <LeadLink source={action.source} state={action.state}>
        {action.label}
      </LeadLink>
    </section>
  );
}
