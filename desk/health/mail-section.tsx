import { Button } from "../../src/ui/button.tsx";
import { EmailText, MomentText } from "../frame/parts.tsx";
import { Running } from "./health-parts.tsx";
import type { HealthView } from "./read-health.server.ts";

export function MailSection({ mail: { to, sending, last } }: Pick<HealthView, "mail">) {
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p className="mt-2">
        A test mail goes the way of a mail about a lead, to <EmailText address={to} />.
      </p>
      {sending ? (
        <Running>
          A test mail is being sent since <MomentText moment={sending} />: the mail server has not answered
          yet.
        </Running>
      ) : (
        <form method="post" action="/health/mail" className="mt-4">
          <Button type="submit" look="quiet">
            Check mail now
          </Button>
        </form>
      )}
      {last && !sending && (
        <p className={`mt-4 wrap-anywhere ${last.problem === undefined ? "" : "text-poor"}`}>
          {last.problem === undefined
            ? "The mail server took the test mail. See whether it arrives."
            : `The test mail reaches nobody: ${last.problem}`}{" "}
          <span className="text-sm text-ink-soft">
            (<MomentText moment={last.when} />)
          </span>
        </p>
      )}
    </section>
  );
}
