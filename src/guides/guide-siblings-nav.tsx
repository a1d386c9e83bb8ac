import { PageLink } from "../ui/page/page-link.tsx";
import type { GuideLink, GuideSiblings } from "./sections/guide-section.ts";

export function GuideSiblingsNav({
  siblings: { previous, next, groups },
}: {
  readonly siblings: GuideSiblings;
}) {
  return (
    <nav aria-label="More guides" className="section print:hidden">
      {(previous || next) && (
        <ul className="mb-10 grid gap-6 sm:grid-cols-2">
          {previous && <Step direction="Previous" link={previous} />}
          {next && <Step direction="Next" link={next} />}
        </ul>
      )}
      <GuideLinkGroups groups={groups} />
    </nav>
  );
}

function Step({
  direction,
  link: { label, path },
}: {
  readonly direction: "Previous" | "Next";
  readonly link: GuideLink;
}) {
  const side = direction === "Next" ? "sm:col-start-2 sm:text-right" : "";
  return (
    <li className={side}>
      <PageLink to={path} prefetch="intent" className="group block no-underline">
        <span className="block text-[0.94rem] text-ink-soft">{direction}</span>
        <span className="font-serif text-xl font-semibold text-brand underline-offset-4 group-hover:underline">
          {label}
        </span>
      </PageLink>
    </li>
  );
}

export function GuideLinkGroups({ groups }: { readonly groups: GuideSiblings["groups"] }) {
  return (
    <div className="grid gap-x-6 gap-y-8 min-[26rem]:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h2 className="text-[1.18rem]">{heading}</h2>
          <ul className="mt-2">
            {links.map(({ label, path }) => (
              <li key={path}>
                <PageLink to={path} prefetch="intent" className="link inline-block py-1.5">
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
