import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { EmailText, Problem, TouchLink } from "../frame/parts.tsx";
import type { WriteView } from "./read-templates.server.ts";

const REFUSALS = {
  "no address": "No e-mail address of this person is known.",
  "opted out": "This person does not want mail from you, so there is nothing to write here.",
  "no consent": "There is no record that this person agreed to anything, so there is nothing to write here.",
} as const;
/** As the server calls a mail without a template. */
const EMPTY = "empty";

/** A mail to a person, from a template or without one. */
export function WritePage({ view }: { readonly view: WriteView }) {
  const { reference, name, email, optOut, refusal } = view;
  return (
    <>
      <p>
        <TouchLink href={`/leads/${reference}`}>Back to {reference}</TouchLink>
      </p>
      <h1 className="wrap-anywhere">Write to {name}</h1>
      {email !== "" && (
        <p className="mt-2 text-ink-soft">
          <EmailText address={email} />
        </p>
      )}
      {optOut && (
        <p className="mt-5 max-w-[62ch] border-l-3 border-poor bg-poor-band px-4 py-3 font-semibold">
          {optOut}
        </p>
      )}
      {refusal ? (
        <p className="mt-5 max-w-[62ch]">{REFUSALS[refusal]}</p>
      ) : (
        <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <TemplateChoice view={view} />
          <MailForm view={view} />
        </div>
      )}
    </>
  );
}

function TemplateChoice({ view: { reference, templates, chosen } }: { readonly view: WriteView }) {
  return (
    <nav aria-label="Templates">
      <ul className="divide-y divide-rule border-y border-rule">
        {[...templates, { id: EMPTY, name: "An empty mail" }].map(({ id, name }) => (
          <li key={id}>
            <a
              href={`/leads/${reference}/write?template=${encodeURIComponent(id)}`}
              aria-current={chosen?.id === id ? "page" : undefined}
              className="flex min-h-12 items-center py-1 text-brand no-underline wrap-anywhere hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <TouchLink href="/templates">Edit templates</TouchLink>
    </nav>
  );
}

function MailForm({ view }: { readonly view: WriteView }) {
  const { reference, chosen, refused, isWaiting, canSend, job, revision, replyTo } = view;
  if (!chosen) return null;
  const { subject, text, address, isTooLong } = { ...chosen, ...refused?.typed };
  return (
    <section aria-label="The mail" className="max-w-[46rem]">
      <form
        method="post"
        action={`/leads/${reference}/write?template=${encodeURIComponent(chosen.id)}`}
        data-refused={refused && ""}
        className="space-y-4"
      >
        <input type="hidden" name="job" value={job} />
        <input type="hidden" name="revision" value={revision} />
        <Problem text={refused?.problem} className="" />
        {!canSend && (
          <p className="max-w-[62ch] border-l-3 border-marginal pl-4">
            <strong>The site has no mail server, so it cannot send this.</strong> The mail goes into a file,
            where the person never sees it. Set SMTP_URL, or use your mail program.
          </p>
        )}
        <TextField
          label="Subject"
          name="subject"
          required
          defaultValue={subject}
          error={refused?.problems.subject}
          autoComplete="off"
        />
        <TextAreaField
          label="Text"
          name="text"
          required
          rows={Math.min(24, Math.max(10, text.split("\n").length + 3))}
          defaultValue={text}
          error={refused?.problems.text}
        />
        {isWaiting && (
          <CheckboxField name="answered" defaultChecked={canSend} label="Mark the lead as contacted" />
        )}
        <Button type="submit" className="min-h-13 max-sm:w-full">
          Send
        </Button>
        {canSend && (
          <p className="text-[0.94rem] text-ink-soft">
            The site sends it and keeps it in the timeline.{" "}
            {replyTo === undefined ? "Answers go to the office." : `Answers go to ${replyTo}.`} A line below
            it lets the person stop all mail.
          </p>
        )}
      </form>
      {chosen.id !== EMPTY && (
        <p className="mt-6 border-t border-rule pt-4 text-[0.94rem] text-ink-soft">
          <a href={address} className="link inline-flex min-h-11 items-center font-semibold">
            Open in your mail program
          </a>{" "}
          {isTooLong
            ? "instead: the text is too long for the link, so only the address and the subject are filled in."
            : "instead, as the template is. Then the site knows nothing of it."}
        </p>
      )}
    </section>
  );
}
