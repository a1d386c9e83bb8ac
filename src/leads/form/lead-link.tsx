import type { ReactNode } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { contactAddress, type LeadContext } from "../contact-address.ts";
import type { AttachedDeal } from "./attached-deal.ts";
import { prepareLeadDialog, useLeadDialogs } from "./lead-dialogs.tsx";

interface LeadLinkProps extends LeadContext {
  readonly source: string;
  readonly look?: "primary" | "quiet";
  /** The deal on the page. It presets the loan purpose, and the visitor may attach it. */
  readonly deal?: AttachedDeal | undefined;
  readonly children: ReactNode;
}

/** A call to action: opens the lead form in a dialog, or leads to the contact page if that is impossible. */
export function LeadLink({ look = "primary", deal, children, ...context }: LeadLinkProps) {
  const { open, dialogs } = useLeadDialogs(deal);
  return (
    <>
      <LinkButton
        to={contactAddress(context)}
        look={look}
        aria-haspopup="dialog"
        onPointerEnter={prepareLeadDialog}
        onFocus={prepareLeadDialog}
        onClick={(event) => open(event, event.currentTarget)}
      >
        {children}
      </LinkButton>
      {dialogs}
    </>
  );
}
