import { Button } from "../../src/ui/button.tsx";
import { EmailText } from "../frame/email-text.tsx";
import { MomentText } from "../frame/moment-text.tsx";
import type { HealthView } from "./health-view-data.ts";

export function MailSection({ mail: { to, sending, last } }: Pick<HealthView, "mail">) {
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p className="mt-2">
        A test mail goes the way of a mail about a lead, to <EmailText address={to} />.
      </p>
      {sending ? (
        <p role="status" className="mt-4 border-l-3 border-brand bg-brand-wash px-4 py-3">
          A test mail is being sent since <MomentText moment={sending} />: the mail server has not answered
          yet.{" "}
          <a href="/health" className="link">
            Look again
          </a>
        </p>
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
