import { PLACEHOLDERS } from "../../src/leads/templates/mail-template.ts";
import { Button, buttonLooks } from "../../src/ui/button.tsx";
import { TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { MomentText, Problem, TouchLink } from "../frame/parts.tsx";
import type { TemplatesView, TemplateView } from "./read-templates.server.ts";

export function TemplatesPage({ view: { templates } }: { readonly view: TemplatesView }) {
  return (
    <>
      <h1>Mail templates</h1>
      <p className="mt-3 max-w-[62ch]">
        Words you use again and again. On a lead, choose one: the person's facts are filled in, you change
        what you like, and the site sends it. It also opens in your own mail program. Nothing is ever sent by
        itself.
      </p>
      {templates.length === 0 ? (
        <p className="py-8 font-serif text-xl">There are no templates.</p>
      ) : (
        <ul className="mt-6 max-w-[46rem] divide-y divide-rule border-y border-rule">
          {templates.map(({ id, name, subject }) => (
            <li key={id} className="py-3">
              <a
                href={`/templates/${id}`}
                className="link inline-flex min-h-11 items-center font-serif text-lg font-semibold wrap-anywhere"
              >
                {name}
              </a>
              <span className="block text-ink-soft wrap-anywhere">{subject}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <a href="/templates/new" className={buttonLooks.quiet}>
          New template
        </a>
      </p>
    </>
  );
}

export function TemplatePage({ view }: { readonly view: TemplateView }) {
  const { id, version, problem } = view;
  return (
    <>
      <p>
        <TouchLink href="/templates">All templates</TouchLink>
      </p>
      <h1>{id === undefined ? "New mail template" : "Edit mail template"}</h1>
      <Problem text={problem} className="mt-4" />
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form
          method="post"
          action={`/templates/${id ?? "new"}`}
          data-refused={problem !== undefined || undefined}
          className="max-w-[46rem] space-y-4"
        >
          <input type="hidden" name="version" value={version} />
          <Fields view={view} />
          <Button type="submit">Save</Button>
        </form>
        <Placeholders />
      </div>
      {id !== undefined && (
        <form method="post" action={`/templates/${id}/remove`} className="mt-8">
          <input type="hidden" name="version" value={version} />
          <Button type="submit" look="plain">
            Remove this template
          </Button>
        </form>
      )}
      {view.versions.length > 0 && <Versions view={view} />}
    </>
  );
}

function Fields({ view: { typed, problems } }: { readonly view: TemplateView }) {
  const field = (name: keyof typeof typed) => ({ name, defaultValue: typed[name], error: problems[name] });
  return (
    <>
      <TextField
        {...field("name")}
        label="Name"
        required
        hint="Only you and your colleagues see it."
        autoComplete="off"
      />
      <TextField {...field("subject")} label="Subject" required autoComplete="off" />
      <TextAreaField {...field("text")} label="Text" required rows={18} />
    </>
  );
}

function Placeholders() {
  return (
    <section aria-labelledby="placeholders">
      <h2 id="placeholders" className="mb-3">
        What is filled in
      </h2>
      <dl>
        {PLACEHOLDERS.map(({ name, meaning }) => (
          <div key={name} className="border-b border-rule py-2 last:border-0">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-sm text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Versions({ view: { versions } }: { readonly view: TemplateView }) {
  return (
    <section aria-labelledby="versions" className="mt-8 border-t border-rule pt-6">
      <h2 id="versions">Versions</h2>
      {versions.map(({ version, saved, by, subject, text }) => (
        <details key={version} className="border-b border-rule">
          <summary className="w-fit py-3">
            Version {version}, <MomentText moment={saved} />, {by}
          </summary>
          <div className="max-w-[62ch] pb-4">
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
          </div>
        </details>
      ))}
    </section>
  );
}
