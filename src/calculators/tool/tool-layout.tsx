import { type ReactNode, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { PageContents } from "../../ui/page/page-contents.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import type { Shared } from "../sharing/share-link.ts";
import { SharedLinkNotice } from "../sharing/shared-link.tsx";
import { isOwnAddress } from "./figures-address.browser.ts";
import { MissingFigures } from "./missing-figures.tsx";
import { showPart } from "./show-part.browser.ts";
import { StartAgain } from "./start-again.tsx";
import type { useTool } from "./use-tool.tsx";

interface ToolLayoutProps {
  readonly tool: Pick<
    ReturnType<typeof useTool>,
    "isComplete" | "isExample" | "sharedKind" | "onClear" | "onExample"
  >;
  readonly content: {
    /** Shown to visitors whose browser runs no scripts. */
    readonly needsScript: string;
    readonly exampleNote: string;
    readonly ownNote: string;
  };
  /** What the contents list. The same list until it changes. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  /** How many of them there are without an answer. */
  readonly partsBefore?: number;
  /** For figures that another tool of this site brought; undefined for a private link. */
  readonly originNote: (fragment: string) => string | undefined;
  readonly form: ReactNode;
  /** The form's address on the page, if it does not have one of its own. */
  readonly formId?: string;
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
  const { tool, content, parts, partsBefore = 1, originNote } = props;
  const { form, formId, empty, bar, answer, missing, inputs, printed, children } = props;
  const { isComplete } = tool;
  const shown = useMemo(
    () => (isComplete ? parts : parts.slice(0, partsBefore)),
    [parts, isComplete, partsBefore],
  );
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
          <IncomingFiguresNotice kind={tool.sharedKind} originNote={originNote} />
          <div className="mb-12 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
            <div id={formId}>
              <p className="mb-4 text-ink-soft">{tool.isExample ? content.exampleNote : content.ownNote}</p>
              {form}
              <StartAgain empty={empty} onClear={tool.onClear} onExample={tool.onExample} />
              {isComplete && bar}
            </div>
            {isComplete ? answer : <MissingFigures labels={missing} />}
          </div>
          {inputs}
          {/* Hidden, not removed: retyping a figure keeps charts, choices and ticks. */}
          <div hidden={!isComplete}>{children}</div>
        </div>
      </div>
      {isComplete && printed}
    </>
  );
}

interface NoticeProps extends Pick<ToolLayoutProps, "originNote"> {
  /** What the link that opened the page brought. */
  readonly kind: Shared<unknown>["kind"];
}

/** Says where the figures came from, unless they are the visitor's own. */
function IncomingFiguresNotice({ kind, originNote }: NoticeProps) {
  const { key, hash } = useLocation();
  return kind === "none" ? null : <ForeignNotice key={key} kind={kind} note={originNote(hash)} />;
}

function ForeignNotice({ kind, note }: Pick<NoticeProps, "kind"> & { readonly note: string | undefined }) {
  // As it was on arrival: the first edit makes the URL the visitor's own, and the notice should not disappear then.
  const [isOwn] = useState(isOwnAddress);
  if (isOwn) return null;
  if (kind !== "inputs" || !note) return <SharedLinkNotice kind={kind} />;
  return (
    <p role="status" className="mb-6 max-w-[60ch] border-l-3 border-brand bg-brand-wash px-4 py-3">
      {note}
    </p>
  );
}

interface PrintedFactsProps {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  /** Too many rows to keep on one page. */
  readonly isLong?: boolean;
  readonly children?: ReactNode;
}

/** Labels and figures for a column. */
export function PrintedFacts({ heading, rows, isLong = false, children }: PrintedFactsProps) {
  return (
    <section className={`mb-4 ${isLong ? "" : "break-inside-avoid"}`}>
      <h3 className="mb-1">{heading}</h3>
      <dl>
        {rows.map(({ label, text }) => (
          <div
            key={label}
            className="flex break-inside-avoid justify-between gap-4 border-b border-rule py-0.5"
          >
            <dt>{label}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
