import { buttonLooks } from "../../src/ui/button.tsx";
import type { TemplatesView } from "./template-view-data.ts";

export function TemplatesPage({ view: { templates } }: { readonly view: TemplatesView }) {
  return (
    <>
      <h1>Mail templates</h1>
      <p className="mt-3 max-w-[62ch]">
        Words you use again and again. On a lead, choose one: it opens in your own mail program with the
        person's facts filled in. Nothing is ever sent by itself.
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
