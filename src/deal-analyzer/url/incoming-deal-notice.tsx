import { type ComponentProps, useState } from "react";
import { useLocation } from "react-router";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { SharedLinkNotice } from "../../calculators/sharing/shared-link.tsx";
import { isOwnAddress } from "./deal-address.browser.ts";
import { originOf } from "./incoming-deal.ts";

interface NoticeProps extends ComponentProps<typeof SharedLinkNotice> {
  readonly originNotes: DealAnalyzerContent["originNotes"];
}

/** Says where the figures came from, unless they are the visitor's own. */
export function IncomingDealNotice({ kind, originNotes }: NoticeProps) {
  const { key } = useLocation();
  return kind === "none" ? null : <ForeignNotice key={key} kind={kind} originNotes={originNotes} />;
}

function ForeignNotice({ kind, originNotes }: NoticeProps) {
  const origin = originOf(useLocation().hash);
  // As it was on arrival: the first edit makes the URL the visitor's own, and the notice should not disappear then.
  const [isOwn] = useState(isOwnAddress);
  if (isOwn) return null;
  if (kind !== "inputs" || !origin) return <SharedLinkNotice kind={kind} />;
  return (
    <p role="status" className="mb-6 max-w-[60ch] border-l-3 border-brand bg-brand-wash px-4 py-3">
      {originNotes[origin]}
    </p>
  );
}
