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
  /** A closed dialog keeps what was typed: it is easy to click outside it by accident. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Rendered into the body, because its link may be inside a paragraph, where a form is not allowed. */
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
