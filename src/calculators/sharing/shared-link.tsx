import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { areFiguresSent, forgetSentFigures, showFigures } from "../../start/figures-in-address.browser.ts";
import { buttonLooks } from "../../ui/button.tsx";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { Shared } from "./share-link.ts";

/**
 * Opens a copy of the inputs in a link's fragment, also for a link that arrives while the page is open. A link is for the
 * part of a page that is shown.
 */
export function useSharedInputs<Inputs>(
  read: (fragment: string) => Shared<Inputs>,
  open: (inputs: Inputs) => void,
  isShown = true,
): Shared<Inputs>["kind"] {
  const { hash } = useLocation();
  // Before hydration, the page may not know which of its parts the link is for.
  const isRead = useIsHydrated() && isShown;
  useEffect(() => {
    if (!isRead) return;
    const shared = read(hash);
    if (shared.kind === "inputs") open(shared.inputs);
  }, [isRead, hash, read, open]);
  return isRead ? read(hash).kind : "none";
}

/** Replaces the placeholders of a document that was opened with figures in its address, once these are there. */
export function useAwaitedFigures(areThere: boolean): void {
  useEffect(() => {
    if (areThere) showFigures();
  }, [areThere]);
  useEffect(() => forgetSentFigures, []);
}

/** Removes the fragment from the URL, so that a reload does not restore what was cleared. */
export function useForgetSharedLink(): () => void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (hash) navigate({ search, hash: "" }, { replace: true });
  };
}

interface SharedLinkNoticeProps {
  readonly kind: Shared<unknown>["kind"];
  /** For figures that another tool of this site brought; undefined for a private link. */
  readonly originNote?: string | undefined;
}

/** Only rendered in a browser. */
export function SharedLinkNotice({ kind, originNote }: SharedLinkNoticeProps) {
  // On arrival: the page was opened by the link, so it begins with what was sent.
  const [isSent] = useState(areFiguresSent);
  if (kind === "none") return null;
  return (
    <div
      role="status"
      className="mb-6 max-w-[60ch] border-l-3 border-brand bg-brand-wash px-4 py-3 print:hidden"
    >
      {isSent && kind === "inputs" && (
        <p className="verdict-text mb-1 max-sm:text-[1.25rem]">A deal somebody sent you</p>
      )}
      <p>
        {kind === "inputs"
          ? (originNote ??
            "You opened a private link. This is your own copy: changing it changes nothing for the person who sent it, and the figures were not sent to us.")
          : "This link is incomplete, or was made by a newer version of this page. Nothing was filled in."}
      </p>
    </div>
  );
}

interface AnalyzeLinkProps {
  readonly origin: "cash-flow" | "dscr";
  /** In the format of a private link to this calculator. */
  readonly fragment: string;
  readonly look?: "plain" | "quiet";
}

/** Takes the figures to the deal analyzer, in the part of the URL that no server sees. */
export function AnalyzeLink({ origin, fragment, look = "plain" }: AnalyzeLinkProps) {
  return (
    <PageLink
      to={`/deal-analyzer#from=${origin}&${fragment.slice(1)}`}
      className={`${buttonLooks[look]} ${look === "quiet" ? "w-full no-underline" : ""}`}
    >
      See It as a Lender Does
    </PageLink>
  );
}
