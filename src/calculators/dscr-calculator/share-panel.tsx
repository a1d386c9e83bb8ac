import type { DscrResult } from "../../dscr/dscr.ts";
import { Button, buttonLooks } from "../../ui/button.tsx";
import { todayHere } from "../../ui/text/today.browser.ts";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import type { ReportFrame } from "../reports/result-report.ts";
import { mailDraftLink, reportFileName, writeReport, writeSummary } from "../reports/written-report.ts";
import { CopyButton, PrivateLinkButton } from "../sharing/copy-button.tsx";
import { downloadText } from "../sharing/download-file.browser.ts";
import { ShareResult } from "../tool/share-result.tsx";
import { sayInOneLine } from "./dscr-in-one-line.ts";

interface SharePanelProps {
  readonly result: DscrResult;
  /** Opens it again. */
  readonly fragment: string;
  readonly frame: ReportFrame;
}

const PATH = "/dscr-calculator";

/** The ways to hand on a result: first the device's own. */
export default function SharePanel({ result, fragment, frame }: SharePanelProps) {
  const download = () => {
    const today = todayHere();
    downloadText(reportFileName(today), writeReport(result, today, frame), "text/plain");
    showToast({ title: "Report Downloaded", description: "Your DSCR calculation report has been saved." });
  };
  const makeFragment = () => fragment;
  return (
    <div className="flex flex-col items-start gap-x-5 sm:flex-row sm:flex-wrap">
      <ShareResult
        path={PATH}
        makeFragment={makeFragment}
        title="DSCR calculation"
        text={sayInOneLine(result)}
      >
        Share Result and Link
      </ShareResult>
      <PrivateLinkButton path={PATH} makeFragment={makeFragment} />
      <CopyButton
        makeText={() => writeSummary(result, frame.companyName)}
        success={{ title: "Copied to Clipboard", description: "DSCR results copied successfully." }}
      >
        Copy Summary
      </CopyButton>
      <a href={mailDraftLink(result, todayHere(), frame)} className={buttonLooks.plain}>
        E-mail Results
      </a>
      <Button look="plain" onClick={download}>
        Download Report
      </Button>
    </div>
  );
}
