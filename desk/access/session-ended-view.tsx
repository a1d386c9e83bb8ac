import { Button } from "../../src/ui/button.tsx";
import { TextAreaField } from "../../src/ui/form/field.tsx";
import type { SessionEndedView } from "./access-view-data.ts";

/** What was sent without a session, ready to be sent again. */
export function SessionEndedPage({ view: { action, fields } }: { readonly view: SessionEndedView }) {
  return (
    <div className="max-w-[46rem]">
      <h1>You are no longer signed in</h1>
      <p className="mt-4" role="alert">
        Nothing was changed, and nothing that you typed is lost: it is on this page. Sign in, then come back
        here and send it again.
      </p>
      <p className="mt-4">
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Sign in, in another tab
        </a>
      </p>
      <form method="post" action={action} className="mt-4 space-y-4">
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and static markup never moves
          <UnsentField key={index} field={field} />
        ))}
        <Button type="submit">Send again</Button>
      </form>
    </div>
  );
}

/** Long texts are shown, so that they can be copied; shorter values travel along unseen. */
const LONG_VALUE = 40;

function UnsentField({ field: { name, value } }: { readonly field: SessionEndedView["fields"][number] }) {
  if (value.length <= LONG_VALUE && !value.includes("\n")) {
    return <input type="hidden" name={name} value={value} />;
  }
  return (
    <TextAreaField name={name} label={`What you typed: ${name}`} rows={8} defaultValue={value} required />
  );
}
