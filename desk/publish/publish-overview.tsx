import { Badge } from "../../src/ui/badge.tsx";
import { buttonLooks } from "../../src/ui/button.tsx";
import { MomentText, TouchLink } from "../frame/parts.tsx";
import type { PublishGroup, PublishRow, PublishView } from "./publish-view-data.ts";

/** Everything that can be published, with who changed it last. */
export function PublishPage({ view: { groups } }: { readonly view: PublishView }) {
  return (
    <>
      <h1>Publish</h1>
      <p className="mt-3 max-w-[62ch] text-ink-soft">
        What you publish here is on the site within seconds. Every version is kept.
      </p>
      <nav aria-label="Kinds" className="mt-4 flex flex-wrap gap-x-5">
        {groups.map(({ title }) => (
          <TouchLink key={title} href={`#${idOf(title)}`}>
            {title}
          </TouchLink>
        ))}
      </nav>
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

function Group({ group: { title, rows, add } }: { readonly group: PublishGroup }) {
  const id = idOf(title);
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-3 border-b border-rule pb-3">
        <h2 id={id} className="scroll-mt-4">
          {title}
        </h2>
        {add && (
          <a href={add.href} className={`${buttonLooks.quiet} no-underline`}>
            {add.label}
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="py-6 text-ink-soft">None yet.</p>
      ) : (
        <ul className="divide-y divide-rule">
          {rows.map((row) => (
            <Row key={row.editHref} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row }: { readonly row: PublishRow }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_19rem_auto] sm:items-baseline">
      <p className="min-w-0 max-sm:col-span-2">
        <a
          href={row.editHref}
          data-row=""
          className="inline-flex min-h-11 items-center font-serif text-lg leading-tight font-semibold text-brand underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2 sm:min-h-0"
        >
          {row.name}
        </a>
        {!row.isShown && (
          <span className="ml-3 inline-block">
            <Badge tone="marginal">off the site</Badge>
          </span>
        )}
        <span className="block text-sm text-ink-soft wrap-anywhere">{row.detail}</span>
      </p>
      <p className="text-[0.94rem] text-ink-soft">
        <MomentText moment={row.changed} />
        <span className="block wrap-anywhere">{row.by ? `by ${row.by}` : "came with the site"}</span>
      </p>
      <a href={row.historyHref} className="link inline-flex min-h-11 items-center sm:min-h-0">
        History<span className="sr-only"> of {row.name}</span>
      </a>
    </li>
  );
}
