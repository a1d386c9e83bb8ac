import { type ComponentProps, useState } from "react";
import { useLocation } from "react-router";
import { DSCR_ORIGIN_NOTE } from "../calculators/deal/deal-from-calculators.ts";
import { SharedLinkNotice } from "../calculators/shared-link.tsx";
import { isOwnAddress } from "./deal-address.browser.ts";
import { originOf } from "./deal-arrival.ts";

const ORIGIN_NOTES = {
  "cash-flow":
    "Your figures came along from the cash flow calculator. It knows no management and no reserves: add them under the owner's costs.",
  dscr: DSCR_ORIGIN_NOTE,
};

type NoticeProps = ComponentProps<typeof SharedLinkNotice>;

/** Where the figures came from, unless they are the visitor's own. */
export function ArrivalNotice({ kind }: NoticeProps) {
  const { key } = useLocation();
  return kind === "none" ? null : <ForeignNotice key={key} kind={kind} />;
}

function ForeignNotice({ kind }: NoticeProps) {
  const origin = originOf(useLocation().hash);
  // As it was on arrival: the first edit makes the address the visitor's own, and the notice should not jump away.
  const [isOwn] = useState(isOwnAddress);
  if (isOwn) return null;
  if (kind !== "inputs" || !origin) return <SharedLinkNotice kind={kind} />;
  return (
    <p role="status" className="mb-6 max-w-[60ch] border-l-3 border-brand bg-brand-wash px-4 py-3">
      {ORIGIN_NOTES[origin]}
    </p>
  );
}
