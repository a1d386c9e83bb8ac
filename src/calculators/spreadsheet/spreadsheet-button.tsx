import { useState } from "react";
import { importWithRetry } from "../../start/server-reachable.browser.ts";
import { Button } from "../../ui/button.tsx";
import { inTime } from "../../ui/time-limit.browser.ts";
import { downloadFile } from "../sharing/download-file.browser.ts";
import type { Workbook } from "./workbook.ts";

interface SpreadsheetButtonProps {
  /** Without its ending. */
  readonly fileName: string;
  /** Imports what it needs, so that only who asks for a spreadsheet loads it. */
  readonly makeWorkbook: () => Promise<Workbook>;
}

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Makes the file in the browser: the figures reach no server. */
export function SpreadsheetButton({ fileName, makeWorkbook }: SpreadsheetButtonProps) {
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  const download = async () => {
    setState("working");
    try {
      const [workbook, { xlsxFile }] = await inTime(
        importWithRetry(() => Promise.all([makeWorkbook(), import("./xlsx-file.browser.ts")])),
      );
      downloadFile(`${fileName}.xlsx`, new Blob([xlsxFile(workbook)], { type: TYPE }));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button look="plain" aria-busy={state === "working"} onClick={download}>
        Download Spreadsheet
      </Button>
      {state === "failed" && (
        <p role="status" className="order-last w-full text-[0.94rem]">
          The spreadsheet could not be made: a part of this page did not load. Check the connection and try
          again, or reload the page. The figures stay in its address.
        </p>
      )}
    </>
  );
}
