import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { Figure, WorkedHouseSection } from "./guide-section.ts";
import { SectionFrame } from "./section-frame.tsx";

export function WorkedHouseView({ section }: { readonly section: WorkedHouseSection }) {
  const { heading, answer, introduction, lines, ratio, conclusion, links, source } = section;
  return (
    <SectionFrame heading={heading} answer={answer}>
      <p className="mb-4 max-w-[62ch]">
        <NoBreakText text={introduction} />
      </p>
      <dl className="mb-5 max-w-[44rem]">
        {[...lines, { label: ratio.label, value: ratio.text }].map(({ label, value, exact }: Figure) => (
          <div key={label} className="flex justify-between gap-6 border-t border-rule py-2 first:border-0">
            <dt>{label}</dt>
            <dd className="font-semibold whitespace-nowrap" title={exact}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[62ch]">
        <NoBreakText text={conclusion} />
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        {links.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path} className="link inline-flex min-h-11 items-center">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">Sources: {source}. An estimate, not a credit decision.</p>
    </SectionFrame>
  );
}
