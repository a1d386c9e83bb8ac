import { Fragment } from "react";
import { CodeBox, CodeText } from "./code-box.tsx";
import { LANGUAGES, type Language } from "./code-samples.ts";
import type { DevelopersContent } from "./developers-catalog.server.ts";

/**
 * Hides the other languages, by styles alone: a choice works before scripts run and without them. A browser that does
 * not know the selector shows all of them.
 */
const HIDDEN_BY_CHOICE: Readonly<Record<Language, string>> = {
  curl: "group-has-[[value=javascript]:checked]/examples:hidden group-has-[[value=python]:checked]/examples:hidden",
  javascript:
    "group-has-[[value=curl]:checked]/examples:hidden group-has-[[value=python]:checked]/examples:hidden",
  python:
    "group-has-[[value=curl]:checked]/examples:hidden group-has-[[value=javascript]:checked]/examples:hidden",
};

/** The examples in the chosen language. */
export function ExamplesSection({ examples }: { readonly examples: DevelopersContent["examples"] }) {
  const { heading, text, language, items, copied, answer } = examples;
  return (
    <section aria-labelledby="examples" className="section group/examples">
      <h2 id="examples">{heading}</h2>
      <p className="mt-3 max-w-[62ch]">{text}</p>
      <LanguageChoice label={language} />
      {items.map(({ id, title, summary, samples }, index) => (
        <Fragment key={id}>
          <h3 id={`example-${id}`} className="mt-10">
            {index + 1}. {title}
          </h3>
          <p className="mt-2 mb-4 max-w-[62ch] text-ink-soft">{summary}</p>
          {samples.map((sample) => (
            <div key={sample.language} className={HIDDEN_BY_CHOICE[sample.language]}>
              <CodeBox
                label={`${title}, ${nameOf(sample.language)}`}
                code={sample.code}
                copy={`Copy ${nameOf(sample.language)}`}
                copied={copied}
              />
            </div>
          ))}
          {index === 0 && (
            <>
              <h4 className="mt-4 mb-3 font-semibold">{answer.heading}</h4>
              <CodeText label={`${title}, ${answer.heading}`} code={answer.code} />
            </>
          )}
        </Fragment>
      ))}
    </section>
  );
}

function LanguageChoice({ label }: { readonly label: string }) {
  return (
    <fieldset className="mt-6 print:hidden">
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LANGUAGES.map(({ id, name }, index) => (
          <label key={id} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="language"
              value={id}
              defaultChecked={index === 0}
              className="size-4.5 flex-none accent-brand"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf(language: Language): string {
  return LANGUAGES.find(({ id }) => id === language)?.name ?? language;
}
