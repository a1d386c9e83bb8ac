import type { ComponentProps } from "react";
import { SnippetBuilder } from "../../calculators/embeds/sharing/snippet-builder.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { CodeText } from "./code-box.tsx";
import type { DevelopersContent } from "./developers-catalog.server.ts";
import { ExamplesSection } from "./examples-section.tsx";
import { ApiSection, McpSection } from "./interface-sections.tsx";

interface DevelopersPageProps {
  readonly content: DevelopersContent;
  readonly snippet: ComponentProps<typeof SnippetBuilder>;
}

/** What programs can use of this site: the API, the MCP server and the embeds. */
export function DevelopersPage({ content, snippet }: DevelopersPageProps) {
  const { doors, rules, limits, versions, oembed } = content;
  return (
    <>
      <PageHeader crumbs={content.crumbs} heading={content.heading} lede={content.lede} />
      <div className="wrap">
        <Doors doors={doors} />
        <section aria-labelledby="rules" className="section">
          <h2 id="rules">{rules.heading}</h2>
          <RuleList rules={rules.items} />
        </section>
        <ApiSection api={content.api} />
        <ExamplesSection examples={content.examples} />
        <section aria-labelledby="limits" className="section">
          <h2 id="limits">{limits.heading}</h2>
          <RuleList rules={limits.items} />
        </section>
        <section aria-labelledby="versions" className="section">
          <h2 id="versions">{versions.heading}</h2>
          {versions.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[62ch]">
              {paragraph}
            </p>
          ))}
          <p className="mt-3">
            <PageLink to="/formulas" prefetch="intent" className="link">
              {versions.link}
            </PageLink>
          </p>
        </section>
        <McpSection mcp={content.mcp} />
        <div id="embeds">
          <SnippetBuilder {...snippet} />
        </div>
        <section aria-labelledby="oembed" className="section">
          <h2 id="oembed">{oembed.heading}</h2>
          <p className="mt-3 mb-4 max-w-[62ch]">{oembed.text}</p>
          <CodeText label={oembed.label} code={oembed.url} />
        </section>
        <RelatedPages pages={content.related} />
      </div>
    </>
  );
}

function Doors({ doors }: Pick<DevelopersContent, "doors">) {
  return (
    <section aria-labelledby="doors" className="section">
      <h2 id="doors">{doors.heading}</h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {doors.items.map(({ name, text, href, address }) => (
          <li key={name} className="border-t border-rule pt-3">
            <h3>
              <a href={href} className="link">
                {name}
              </a>
            </h3>
            <p className="mt-2">{text}</p>
            <p className="mt-2 text-[0.94rem] wrap-anywhere text-ink-soft">
              <code>{address}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleList({ rules }: { readonly rules: DevelopersContent["rules" | "limits"]["items"] }) {
  return (
    <ul className="mt-4 gap-x-12 lg:columns-2">
      {rules.map(({ term, text }) => (
        <li key={term} className="max-w-[62ch] break-inside-avoid border-t border-rule py-3">
          <strong className="font-semibold">{term}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
