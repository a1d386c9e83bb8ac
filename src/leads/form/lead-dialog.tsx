import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "../../ui/dialog.tsx";
import { type AttachedDeal, LOAN_PURPOSE_OF_DEAL } from "./attached-deal.ts";
import { LeadForm } from "./lead-form.tsx";
import type { OpenedForm } from "./send-lead.browser.ts";

export interface LeadDialogProps {
  readonly opened: OpenedForm;
  readonly title: string;
  readonly source: string;
  readonly deal?: AttachedDeal | undefined;
  /** A closed dialog keeps what was typed: a click beside it is easily made. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** In the body, because a link may stand where a form may not: inside a paragraph. */
export function LeadDialog({ opened, title, source, deal, isOpen, onClose }: LeadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return createPortal(
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <LeadForm
        content={opened.form}
        formToken={opened.formToken}
        source={source}
        dealSummary={deal?.summary}
        loanPurpose={deal && LOAN_PURPOSE_OF_DEAL[deal.purpose]}
      />
    </Dialog>,
    document.body,
  );
}
