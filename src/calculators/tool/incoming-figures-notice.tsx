import { type ComponentProps, useState } from "react";
import { useLocation } from "react-router";
import { SharedLinkNotice } from "../sharing/shared-link.tsx";
import { isOwnAddress } from "./figures-address.browser.ts";

interface NoticeProps extends ComponentProps<typeof SharedLinkNotice> {
  /** For figures that another tool of this site brought; undefined for a private link. */
  readonly originNote?: string | undefined;
}

/** Says where the figures came from, unless they are the visitor's own. */
export function IncomingFiguresNotice({ kind, originNote }: NoticeProps) {
  const { key } = useLocation();
  return kind === "none" ? null : <ForeignNotice key={key} kind={kind} originNote={originNote} />;
}

function ForeignNotice({ kind, originNote }: NoticeProps) {
  // As it was on arrival: the first edit makes the URL the visitor's own, and the notice should not disappear then.
  const [isOwn] = useState(isOwnAddress);
  if (isOwn) return null;
  if (kind !== "inputs" || !originNote) return <SharedLinkNotice kind={kind} />;
  return (
    <p role="status" className="mb-6 max-w-[60ch] border-l-3 border-brand bg-brand-wash px-4 py-3">
      {originNote}
    </p>
  );
}
