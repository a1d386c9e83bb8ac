import type { ReactNode } from "react";
import type { CreditContent, EmbedContent } from "../../../content/calculators/embeds.ts";
import { EmbedLink } from "./embed-link.tsx";

interface EmbedPageProps {
  readonly content: EmbedContent;
  readonly credit: CreditContent & { readonly companyName: string };
  readonly fullPath: string;
  readonly children: ReactNode;
}

/** What is around a calculator inside another page: its name above, where it comes from below. */
export function EmbedPage({ content, credit, fullPath, children }: EmbedPageProps) {
  return (
    <div className="mx-auto max-w-[64rem] px-3 py-5 sm:px-6">
      <h1 className="text-[1.5rem] tracking-normal">{content.heading}</h1>
      <p className="mt-1 mb-5 text-ink-soft scripting-none:hidden">{content.exampleNote}</p>
      <p className="mt-1 mb-5 hidden text-ink-soft scripting-none:block">{content.needsScript}</p>
      {children}
      <footer className="mt-6 border-t border-rule pt-3 text-[0.88rem] text-ink-soft">
        <p className="flex flex-wrap gap-x-5">
          <span>
            {credit.by} <EmbedLink href={fullPath}>{credit.companyName}</EmbedLink>
          </span>
          <EmbedLink href="/formulas">{credit.formulas}</EmbedLink>
          <EmbedLink href="/developers">{credit.developers}</EmbedLink>
        </p>
        <p className="mt-1">{credit.note}</p>
      </footer>
    </div>
  );
}
