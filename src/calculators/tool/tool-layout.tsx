import { Fragment, type ReactNode, useMemo } from "react";
import { useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { PageContents } from "../../ui/page/page-contents.tsx";
import { isKept } from "../deal/sharing/handed-deal.ts";
import { hiddenInReport } from "../reports/printed-report.tsx";
import { IncomingFiguresNotice } from "./figures-in-url.tsx";
import { MissingFigures } from "./missing-figures.tsx";
import { showPart } from "./show-part.browser.ts";
import { StartAgain } from "./start-again.tsx";
import type { useTool } from "./use-tool.tsx";

const KEPT_NOTE =
  "This is a copy from My Deals. To change the kept one, choose Keep This Deal below and give it the same name.";

interface ToolLayoutProps {
  readonly tool: Pick<
    ReturnType<typeof useTool>,
    | "isComplete"
    | "isExample"
    | "later"
    | "laterState"
    | "isOld"
    | "sharedKind"
    | "hasArrived"
    | "onClear"
    | "onExample"
  >;
  readonly content: {
    /** Shown to visitors whose browser runs no scripts. */
    readonly needsScript: string;
    readonly exampleNote: string;
    readonly ownNote: string;
  };
  /** What the contents list. The same list until it changes. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  /** For figures that another tool of this site brought; undefined for a private link. */
  readonly originNote: (fragment: string) => string | undefined;
  readonly form: ReactNode;
  /** What to call an empty form. */
  readonly empty?: string;
  /** The key figures, which a phone shows while somebody types. */
  readonly bar?: ReactNode;
  readonly answer: ReactNode;
  /** Names of the fields that are still needed for one. */
  readonly missing: readonly string[];
  /** Further inputs, as wide as the page. */
  readonly inputs?: ReactNode;
  readonly printed: ReactNode;
  /** Everything below the answer. */
  readonly children: ReactNode;
}

/** Inputs, answer and explanations with the page's contents beside them, and a report to print instead. */
export function ToolLayout(props: ToolLayoutProps) {
  const { tool, content, parts, originNote } = props;
  const { form, empty, bar, answer, missing, inputs, printed, children } = props;
  const { isComplete, later, laterState, isOld } = tool;
  const { key, hash } = useLocation();
  // Without an answer there is only the form, unless there are further inputs.
  const isWhole = isComplete || inputs !== undefined;
  const shown = useMemo(() => (isWhole ? parts : parts.slice(0, 1)), [parts, isWhole]);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are on links inside, and Enter clicks a link */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on its links */}
      <div
        className={`wrap gap-x-10 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] ${hiddenInReport}`}
        onClick={showPart}
      >
        <PageContents sections={shown} besideFrom="xl" />
        <div>
          <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
            {content.needsScript}
          </p>
          <div className="sent-notice">
            {tool.sharedKind !== "none" && (
              <IncomingFiguresNotice
                key={key}
                kind={tool.sharedKind}
                originNote={originNote(hash) ?? (isKept(hash) ? KEPT_NOTE : undefined)}
              />
            )}
          </div>
          <div className="mb-12 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever comes to the fields will want what follows them */}
            <div className="tool-form" onFocus={later.request}>
              <p className="mb-4 text-ink-soft">{tool.isExample ? content.exampleNote : content.ownNote}</p>
              {form}
              <StartAgain empty={empty} onClear={tool.onClear} onExample={tool.onExample} />
              {isComplete && bar}
            </div>
            {isComplete ? (
              <Fragment key={tool.hasArrived ? "arrived" : "here"}>{answer}</Fragment>
            ) : (
              <MissingFigures labels={missing} />
            )}
          </div>
          {inputs}
          {/* Hidden, not removed: retyping a figure keeps charts, choices and ticks. */}
          <div
            hidden={!isComplete}
            className={`${isOld ? "awaits-code" : ""} ${laterState === "here" ? "" : "min-h-dvh"}`}
          >
            {children}
          </div>
          {laterState === "failed" && (
            <p
              role="status"
              className="sticky bottom-16 z-10 flex flex-wrap items-center gap-x-4 border-t border-edge bg-paper py-2 lg:bottom-0 print:hidden"
            >
              The rest of the page could not be loaded.
              <Button look="plain" onClick={later.tryAgain}>
                Try Again
              </Button>
            </p>
          )}
        </div>
      </div>
      {isComplete && !isOld && printed}
    </>
  );
}
