import type { ComponentProps, ReactNode } from "react";
import { NoBreakText } from "../text/no-break-text.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

interface PageHeaderProps {
  readonly crumbs: ComponentProps<typeof Breadcrumb>["crumbs"];
  readonly heading: string;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of every page except the homepage. The heading takes the focus after a navigation. */
export function PageHeader({ crumbs, heading, lede, children }: PageHeaderProps) {
  return (
    <div className="wrap pt-6 pb-8 sm:pt-8 sm:pb-10">
      <Breadcrumb crumbs={crumbs} />
      <h1 tabIndex={-1} className="mt-4 max-w-[24ch] lg:max-w-[32ch]">
        <HeadingText text={heading} />
      </h1>
      {lede && (
        <p className="mt-4 max-w-[62ch] text-[1.15rem] text-ink-soft">
          <NoBreakText text={lede} />
        </p>
      )}
      {children}
    </div>
  );
}

/** `text-wrap: balance` evens out the lines and may break anywhere in the sentence. Prefers to break after a colon. */
function HeadingText({ text }: { readonly text: string }) {
  const end = text.indexOf(": ") + 1;
  if (end === 0) return text;
  return (
    <>
      <span className="inline-block">{text.slice(0, end)}</span>{" "}
      <span className="inline-block">{text.slice(end + 1)}</span>
    </>
  );
}
