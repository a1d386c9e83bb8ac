import type { ReactNode } from "react";
import { PageContents } from "../../ui/page/page-contents.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import type { Shared } from "../sharing/share-link.ts";
import { IncomingFiguresNotice } from "./incoming-figures-notice.tsx";
import { showPart } from "./show-part.browser.ts";

interface ToolFrameProps {
  /** The same list until it changes. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  /** Shown to visitors whose browser runs no scripts. */
  readonly needsScript: string;
  /** What the link that opened the page brought. */
  readonly kind: Shared<unknown>["kind"];
  /** For figures that another tool of this site brought. */
  readonly originNote: string | undefined;
  readonly children: ReactNode;
}

/** A tool's inputs and answers, with the page's contents beside them. Not printed: each tool has its own report. */
export function ToolFrame({ parts, needsScript, kind, originNote, children }: ToolFrameProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are on links inside, and Enter clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on its links
    <div
      className={`wrap gap-x-10 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] ${hiddenInReport}`}
      onClick={showPart}
    >
      <PageContents sections={parts} besideFrom="xl" />
      <div>
        <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {needsScript}
        </p>
        <IncomingFiguresNotice kind={kind} originNote={originNote} />
        {children}
      </div>
    </div>
  );
}
