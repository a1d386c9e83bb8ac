import { memo, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import { addCampaign } from "../../campaign/campaign.ts";
import type { DscrResult } from "../../dscr/dscr.ts";
import { PageFiles } from "../../start/page-change/page-files.tsx";
import { importWithRetry } from "../../start/server-reachable.browser.ts";
import { Button } from "../../ui/button.tsx";
import { PrintIcon, SaveIcon } from "../../ui/icons/action-icons.tsx";
import { ShareIcon } from "../../ui/icons/share-icon.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { usePageChange } from "../../ui/page/page-link.tsx";
import { inTime } from "../../ui/time-limit.browser.ts";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import { KeepDealButton } from "../my-deals/keep-deal-button.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { writeCalculation } from "../saved/calculation-in-history.ts";
import { type DscrLoan, writeDscrFragment } from "../sharing/dscr-fragment.ts";
import { AnalyzeLink } from "../sharing/shared-link.tsx";
import { type DscrEntry, entryOf } from "./dscr-entry.ts";

const loadSharePanel = () => import("./share-panel.tsx");

interface ResultActionsProps {
  readonly result: DscrResult;
  /** What the debt service was worked out from, if it was. */
  readonly loan: DscrLoan | undefined;
  readonly frame: ReportFrame;
  readonly onCompare: (base: DscrEntry) => void;
}

/** Actions for a result. */
const ResultActions = memo(function ResultActions({ result, loan, frame, onCompare }: ResultActionsProps) {
  const { isSaving, saveAndGo } = useSaveAndGo(result);
  const changePage = usePageChange();
  const compare = () => {
    onCompare(entryOf(result));
    // The button is about to be hidden, so move the focus to the tab first.
    document.getElementById("tab-scenarios")?.focus();
    changePage("/dscr-calculator?tab=scenarios");
  };
  const [isSharing, setIsSharing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // What it shows is loaded in view, and on a phone it opens below the screen.
  useEffect(() => {
    if (isSharing) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isSharing]);
  const fragment = writeDscrFragment(result, loan);
  return (
    <div className="print:hidden">
      {/* Saving may fail without a connection; the visitor continues anyway. */}
      <PrefetchPage page={NEXT_STEP} />
      <Button className="w-full" disabled={isSaving} aria-describedby="save-note" onClick={saveAndGo}>
        {isSaving ? "Saving..." : "Get Pre-Qualified for DSCR Loan"}
      </Button>
      <p id="save-note" className="mt-2 text-sm text-ink-soft">
        Keeps these figures for a day, without your name, and takes the ratio to the prequalification steps.
      </p>
      <p className="mt-4">
        <AnalyzeLink origin="dscr" fragment={fragment} look="quiet" />
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-1.5">
        <Button
          look="quiet"
          className={inRow}
          aria-expanded={isSharing}
          aria-controls="share-result"
          onClick={() => setIsSharing((before) => !before)}
        >
          <ShareIcon className="size-4" />
          Share
        </Button>
        <KeepDealButton tool="/dscr-calculator" figures={fragment} look="quiet" className={inRow}>
          <SaveIcon className="size-4" />
          Save
        </KeepDealButton>
        <Button look="quiet" className={inRow} onClick={() => print()}>
          <PrintIcon className="size-4" />
          Print
        </Button>
      </div>
      <div ref={panel} id="share-result" hidden={!isSharing} className="mt-3 border-y border-rule py-3">
        <LoadedInView name="ways to share" room="min-h-57 sm:min-h-24" load={loadSharePanel}>
          {(SharePanel) => <SharePanel result={result} fragment={fragment} frame={frame} />}
        </LoadedInView>
      </div>
      <Button look="plain" className="mt-2" onClick={compare}>
        Compare Scenarios
      </Button>
    </div>
  );
});

export default ResultActions;

const inRow = "gap-1.5! px-1! text-[0.94rem]!";

/** Prefetches the likely next page, so that it is there even if the connection is lost. */
function PrefetchPage({ page }: { readonly page: string }) {
  // Loads the page's data without navigating, as a fetcher does; a fetcher would add 300 bytes to every page.
  const submit = useSubmit();
  const { search } = useLocation();
  const address = addCampaign(page, search);
  return <PageFiles page={address} onReady={() => submit(null, { action: address, navigate: false })} />;
}

const NEXT_STEP = "/prequalification-steps";
const REDIRECT_DELAY_MS = 1000;
/** The visitor is on the way to the next page: a server that does not answer must not hold them up. */
const SAVING_LIMIT_MS = 3000;

/** Saves the calculation and goes to the next step: after a moment to read the toast, or at once if saving failed. */
function useSaveAndGo(result: DscrResult) {
  const [isSaving, setIsSaving] = useState(false);
  const navigate = useNavigate();
  const changePage = usePageChange();
  const location = useLocation();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const saveAndGo = async () => {
    setIsSaving(true);
    // Keep the figures in this history entry, for when the visitor comes back.
    await navigate(location, {
      replace: true,
      state: writeCalculation(result, false),
    });
    const isSaved = await save(result);
    // Do not redirect a visitor who has already left this page.
    if (isHere.current) changePage(NEXT_STEP, { state: writeCalculation(result, isSaved) });
    // If the next page fails to load, the visitor is still here.
    setIsSaving(false);
  };
  return { isSaving, saveAndGo };
}

/** Not part of the page's first load: most visitors only calculate. */
const loadSaving = () => import("../saved/save-calculation.browser.ts");

async function save(result: DscrResult): Promise<boolean> {
  try {
    const saving = importWithRetry(loadSaving).then(({ saveCalculation }) => saveCalculation(result));
    await inTime(saving, SAVING_LIMIT_MS);
    showToast({ title: "Calculation Saved", description: "Redirecting to prequalification steps..." });
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
