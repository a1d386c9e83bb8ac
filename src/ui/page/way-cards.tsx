import { PageLink } from "./page-link.tsx";

export interface Way {
  readonly path: string;
  readonly label: string;
  /** What is found there, in a few words. */
  readonly text: string;
}

/** Where to go from a page that leads nowhere else: each card is one link. */
export function WayCards({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-3 print:hidden">
      {ways.map(({ path, label, text }) => (
        <li key={path} className="grid">
          <PageLink
            to={path}
            className="rounded-sheet border border-rule bg-sheet p-5 text-ink no-underline hover:border-brand"
          >
            <span className="block font-serif text-[1.25rem] font-semibold text-brand">{label}</span>
            <span className="mt-1 block text-[0.94rem] text-ink-soft">{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
