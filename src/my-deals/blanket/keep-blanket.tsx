import { blanketToCsv } from "../../calculators/my-deals/blanket/blanket-export.ts";
import type { BlanketSet } from "../../calculators/my-deals/blanket/blanket-fields.ts";
import { writeBlanketFragment } from "../../calculators/my-deals/blanket/blanket-link.ts";
import { PrivateLinkButton } from "../../calculators/sharing/copy-button.tsx";
import { downloadText } from "../../calculators/sharing/download-file.browser.ts";
import { SpreadsheetButton } from "../../calculators/spreadsheet/spreadsheet-button.tsx";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { BlanketProps } from "./blanket-props.ts";

const PATH = "/my-deals";
const FILE = "one-loan";

/** Everything a visitor can take away: nothing of it reaches a server. */
export function KeepBlanket({ set, content, facts }: BlanketProps & { readonly set: BlanketSet }) {
  const makeFragment = () => writeBlanketFragment(set);
  const makeWorkbook = async () => {
    const { blanketWorkbook } = await import("../../calculators/my-deals/blanket/blanket-workbook.ts");
    return blanketWorkbook(set, { ...facts, url: new URL(`${PATH}${makeFragment()}`, location.origin).href });
  };
  return (
    <div className="mt-6 print:hidden">
      <p className="max-w-[68ch] text-ink-soft">{content.keepText}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <PrivateLinkButton path={PATH} makeFragment={makeFragment} />
        <Button look="plain" onClick={() => print()}>
          Print
        </Button>
        <Button look="plain" onClick={() => downloadText(`${FILE}.csv`, blanketToCsv(set), "text/csv")}>
          Download CSV
        </Button>
        <SpreadsheetButton fileName={FILE} makeWorkbook={makeWorkbook} />
      </div>
      <p className="mt-2">
        <PageLink to="/formulas#blanket-loan" className="link">
          {content.sources}
        </PageLink>
      </p>
    </div>
  );
}
