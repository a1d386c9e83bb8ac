import { buttonLooks } from "../../src/ui/button.tsx";
import { TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { EmailText, TouchLink } from "../frame/parts.tsx";
import type { WriteView } from "./read-templates.server.ts";

/** A mail to a person from a template. The operator's own mail program sends it, or nobody does. */
export function WritePage({ view }: { readonly view: WriteView }) {
  const { reference, name, email, optOut, isForbidden, chosen } = view;
  return (
    <>
      <p>
        <TouchLink href={`/leads/${reference}`}>Back to {reference}</TouchLink>
      </p>
      <h1 className="wrap-anywhere">Write to {name}</h1>
      <p className="mt-2 text-ink-soft">
        <EmailText address={email} />
      </p>
      {optOut && (
        <p className="mt-5 max-w-[62ch] border-l-3 border-poor bg-poor-band px-4 py-3 font-semibold">
          {optOut}
        </p>
      )}
      {isForbidden ? (
        <p className="mt-5 max-w-[62ch]">
          This person does not want mail from you, so there is nothing to open here.
        </p>
      ) : (
        <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <TemplateChoice view={view} />
          {chosen && <FilledTemplate chosen={chosen} />}
        </div>
      )}
    </>
  );
}

function TemplateChoice({ view: { reference, templates, chosen } }: { readonly view: WriteView }) {
  return (
    <nav aria-label="Templates">
      <ul className="divide-y divide-rule border-y border-rule">
        {templates.map(({ id, name }) => (
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
      {templates.length === 0 && <p className="py-3">There are no templates.</p>}
      <TouchLink href="/templates">Edit templates</TouchLink>
    </nav>
  );
}

function FilledTemplate({ chosen }: { readonly chosen: NonNullable<WriteView["chosen"]> }) {
  const { subject, text, address, isTooLong } = chosen;
  return (
    <section aria-label="The mail" className="max-w-[46rem] space-y-4">
      <a href={address} className={`${buttonLooks.primary} min-h-13 max-sm:w-full`}>
        Open in your mail program
      </a>
      <p className="text-[0.94rem] text-ink-soft">
        {isTooLong
          ? "The text is too long for the link: only the address and the subject are filled in. Copy the text below."
          : "Or copy the text below. Nothing is sent until you send it."}
      </p>
      <TextField label="Subject" readOnly required value={subject} />
      <TextAreaField
        label="Text"
        readOnly
        required
        rows={Math.min(24, text.split("\n").length + 3)}
        value={text}
      />
    </section>
  );
}
