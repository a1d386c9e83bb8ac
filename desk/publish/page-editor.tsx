import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem } from "../frame/parts.tsx";
import { Conflict, DraftOffer, EditorLinks, isRefused, PublishHeading, TakeOff } from "./editor-parts.tsx";
import type { PageEditorView, PageFieldName } from "./publish-view-data.ts";

const CALLS = [
  { value: "match", label: "Get Matched with Lenders" },
  { value: "quote", label: "Get Quote" },
  { value: "question", label: "Ask a question" },
];

/** Writes a page: its front matter as fields, its text as Markdown. */
export function PageEditorPage({ view }: { readonly view: PageEditorView }) {
  const { isNew, typed, seen, isShown, address } = view;
  return (
    <>
      <PublishHeading kind="Page" title={isNew ? "New page" : `/${typed.slug}`} />
      <EditorLinks
        address={address}
        historyHref={isNew ? undefined : `/publish/pages/history/${typed.slug}`}
      />
      {!isNew && !isShown && <p className="mt-2 font-semibold">This page is off the site.</p>}
      <Problem text={view.problem} className="mt-4" />
      <Conflict conflict={view.conflict} />
      <form
        method="post"
        action="/publish/pages/publish"
        data-refused={isRefused(view) || undefined}
        data-draft={`/publish/pages/${isNew ? "new" : typed.slug}`}
        className="mt-6 max-w-[60rem] space-y-5"
      >
        <input type="hidden" name="seen" value={seen} />
        <DraftOffer />
        {isShown && <input type="hidden" name="is-shown" value="yes" />}
        <PageFields view={view} />
        <DeadLinks view={view} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{isNew ? "Publish page" : "Publish new version"}</Button>
          <Button type="submit" look="quiet" formAction="/publish/pages/preview" formTarget="_blank">
            Preview in a new tab
          </Button>
        </div>
      </form>
      <Advice advice={view.advice} />
      <Figures figures={view.figures} />
      {isShown && (
        <TakeOff action={`/publish/pages/unpublish/${typed.slug}`} seen={seen} name={`/${typed.slug}`} />
      )}
    </>
  );
}

function PageFields({ view: { isNew, typed, mistakes, maxTextLength } }: { readonly view: PageEditorView }) {
  const field = (name: PageFieldName) => ({ name, defaultValue: typed[name], error: mistakes[name] });
  return (
    <>
      {isNew ? (
        <TextField
          {...field("slug")}
          label="Address"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="The part after the site's name, such as dscr-loans/bank-statements. It cannot be changed later."
        />
      ) : (
        <input type="hidden" name="slug" value={typed.slug} />
      )}
      <TextField
        {...field("title")}
        label="Title"
        required
        hint="The heading of the page, and the title in search results: at most 65 characters are shown well."
      />
      <TextAreaField
        {...field("metaDescription")}
        label="Description"
        required
        rows={2}
        hint="What the page is about, in 70 to 170 characters. It stands below the heading and in search results."
      />
      <div className="source-text">
        <TextAreaField
          {...field("markdown")}
          label="Text"
          rows={20}
          maxLength={maxTextLength}
          hint="Markdown: ## for a heading, **bold**, [a link](/faq), - for a list. HTML is shown as text."
        />
      </div>
      <div className="max-w-[24rem]">
        <SelectField {...field("cta")} label="Button at the end" hint="It opens the lead form.">
          <Options empty="None" values={CALLS} />
        </SelectField>
      </div>
    </>
  );
}

function DeadLinks({ view: { deadLinks } }: { readonly view: PageEditorView }) {
  if (deadLinks.length === 0) return null;
  return (
    <div className="border-l-3 border-marginal bg-sheet px-4 py-4">
      <p className="font-semibold">These links lead nowhere on this site:</p>
      <ul className="my-2 list-disc pl-5">
        {deadLinks.map((link) => (
          <li key={link} className="wrap-anywhere">
            {link}
          </li>
        ))}
      </ul>
      <p className="mb-3">Correct them, or publish the other page first.</p>
      <CheckboxField name="allow-dead-links" value="yes" label="Publish with these links all the same" />
    </div>
  );
}

function Advice({ advice }: Pick<PageEditorView, "advice">) {
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby="advice" className="mt-8">
      <h2 id="advice">What could be better</h2>
      <ul className="mt-2 list-disc pl-5">
        {advice.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ figures }: Pick<PageEditorView, "figures">) {
  return (
    <details className="mt-8 border-t border-rule pt-4">
      <summary className="w-fit py-2.5 font-semibold text-brand">Figures of the site, by name</summary>
      <p className="mt-1 max-w-[62ch]">
        Write the name between two pairs of braces, as in {"{{rates.range}}"}. The page then follows the
        figure.
      </p>
      <dl className="mt-4 grid gap-x-6 text-[0.94rem] sm:grid-cols-[max-content_minmax(0,1fr)]">
        {figures.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm wrap-anywhere max-sm:mt-2">{name}</dt>
            <dd className="text-ink-soft wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
