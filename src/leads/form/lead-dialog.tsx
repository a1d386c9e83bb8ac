import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "../../ui/dialog.tsx";
import { readLeadContext } from "../lead-context.ts";
import { type AttachedDeal, LOAN_PURPOSE_OF_DEAL } from "./attached-deal.ts";
import { LeadForm } from "./lead-form.tsx";
import type { OpenedForm } from "./send-lead.browser.ts";

export interface LeadDialogProps {
  readonly opened: OpenedForm;
  readonly title: string;
  /** The query of its link: what the form is filled with. */
  readonly search: string;
  readonly deal?: AttachedDeal | undefined;
  /** A new object each time somebody asks for the dialog: the browser tells of a closed one only later. */
  readonly asked: object | undefined;
}

/**
 * A closed dialog keeps what was typed: it is easy to click outside it by accident.
 * Rendered into the body, because its link may be inside a paragraph, where a form is not allowed.
 */
export function LeadDialog({ opened, title, search, deal, asked }: LeadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked && !dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  const query = new URLSearchParams(search);
  return createPortal(
    <Dialog ref={dialog} title={title} place="sheet">
      <LeadForm
        content={opened.form}
        formToken={opened.formToken}
        isInDialog
        context={readLeadContext((name) => query.get(name))}
        dealSummary={deal?.summary}
        loanPurpose={deal && LOAN_PURPOSE_OF_DEAL[deal.purpose]}
      />
    </Dialog>,
    document.body,
  );
}
