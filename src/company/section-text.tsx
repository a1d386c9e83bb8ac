import { PageLink } from "../ui/page/page-link.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";

interface SectionTextProps {
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[] | undefined;
  readonly links?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** The text below a heading of the company and legal pages: paragraphs, a list, related links. */
export function SectionText({ paragraphs, list, links }: SectionTextProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <NoBreakText text={paragraph} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <NoBreakText text={item} />
            </li>
          ))}
        </ul>
      )}
      {links && (
        <ul className="flex list-none! flex-wrap gap-x-6 pl-0!">
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink to={href} prefetch="intent" className="inline-block py-1">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
