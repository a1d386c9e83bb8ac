import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { Deal } from "../deal/deal.ts";
import { KeepDealButton } from "../my-deals/keep-deal-button.tsx";
import { PrivateLinkButton } from "../sharing/copy-button.tsx";
import { downloadText } from "../sharing/download-file.browser.ts";
import { SpreadsheetButton } from "../spreadsheet/spreadsheet-button.tsx";
import type { Workbook } from "../spreadsheet/workbook.ts";
import { OtherTools, type ToolPath } from "./other-tools.tsx";
import { ToolSection } from "./tool-section.tsx";

interface KeepSectionProps {
  /** The tool, which also opens the private link. */
  readonly path: ToolPath;
  /** Without its ending. */
  readonly fileName: string;
  readonly content: { readonly heading: string; readonly text: string };
  readonly makeFragment: () => string;
  readonly makeCsv: () => string;
  readonly makeJson: () => string;
  /** Imports what it needs, so that only who asks for a spreadsheet loads it. The URL opens the same figures. */
  readonly makeWorkbook: (url: string) => Promise<Workbook>;
  /** What the other tools open; undefined if there is nothing to take there. */
  readonly deal: Deal | undefined;
  /** Where the formulas of this tool are. */
  readonly formulas?: `/formulas${string}`;
  /** Further links. */
  readonly children?: ReactNode;
}

/** Everything a visitor can take away: nothing of it reaches a server. */
export function KeepSection(props: KeepSectionProps) {
  const { path, fileName, content, makeFragment, makeCsv, makeJson, makeWorkbook } = props;
  const { deal, formulas, children } = props;
  const figures = makeFragment();
  return (
    <ToolSection
      id="keep"
      heading={content.heading}
      answer="As a link, on paper, in a spreadsheet, or in this browser."
    >
      <p className="mt-3 mb-3 max-w-[60ch]">{content.text}</p>
      <div className="flex flex-wrap gap-x-6 scripting-none:hidden">
        <PrivateLinkButton path={path} makeFragment={() => figures} />
        <Button look="plain" onClick={() => print()}>
          Print Summary
        </Button>
        <Button look="plain" onClick={() => downloadText(`${fileName}.csv`, makeCsv(), "text/csv")}>
          Download CSV
        </Button>
        <Button look="plain" onClick={() => downloadText(`${fileName}.json`, makeJson(), "application/json")}>
          Download JSON
        </Button>
        <KeepDealButton tool={path} figures={figures} />
        <SpreadsheetButton
          fileName={fileName}
          makeWorkbook={() => makeWorkbook(new URL(`${path}${figures}`, location.origin).href)}
        />
      </div>
      {deal && <OtherTools here={path} deal={deal} />}
      {children}
      {formulas && (
        <p className="mt-3 max-w-[60ch] text-ink-soft">
          Every formula on this page, with its assumptions and test figures, stands on{" "}
          <PageLink to={formulas} className="link">
            the formulas page
          </PageLink>
          .
        </p>
      )}
    </ToolSection>
  );
}
