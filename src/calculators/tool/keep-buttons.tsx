import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { PrivateLinkButton } from "../sharing/copy-button.tsx";
import { downloadText } from "../sharing/download-file.browser.ts";

interface KeepButtonsProps {
  /** The page that opens the private link. */
  readonly path: string;
  /** Without its ending. */
  readonly fileName: string;
  readonly makeFragment: () => string;
  readonly makeCsv: () => string;
  readonly makeJson: () => string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Everything a visitor can take away: nothing of it reaches a server. */
export function KeepButtons({ path, fileName, makeFragment, makeCsv, makeJson, children }: KeepButtonsProps) {
  return (
    <div className="flex flex-wrap gap-x-6 scripting-none:hidden">
      <PrivateLinkButton path={path} makeFragment={makeFragment} />
      <Button look="plain" onClick={() => print()}>
        Print Summary
      </Button>
      <Button look="plain" onClick={() => downloadText(`${fileName}.csv`, makeCsv(), "text/csv")}>
        Download CSV
      </Button>
      <Button look="plain" onClick={() => downloadText(`${fileName}.json`, makeJson(), "application/json")}>
        Download JSON
      </Button>
      {children}
    </div>
  );
}
