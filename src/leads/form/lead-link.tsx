import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { importWithRetry, isServerReachable } from "../../start/server-reachable.browser.ts";
import { LinkButton } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import type { AttachedDeal } from "./attached-deal.ts";
import type { LeadDialogProps } from "./lead-dialog.tsx";

interface LeadLinkProps {
  /** Stored with the lead, so that the operator knows which control it came from: `austin`, `lender-kiavi`. */
  readonly source: string;
  /** Title of the dialog. Defaults to the link's own text. */
  readonly title?: string;
  readonly look?: "primary" | "quiet";
  /** The deal on the page. It presets the loan purpose, and the visitor may attach it. */
  readonly deal?: AttachedDeal | undefined;
  readonly children: ReactNode;
}

interface LoadedDialog extends Pick<LeadDialogProps, "opened" | "title"> {
  readonly LeadDialog: ComponentType<LeadDialogProps>;
}

const loadDialog = () => import("./lead-dialog.tsx");
const loadForm = async () => (await import("./send-lead.browser.ts")).openLeadForm();
/** Nobody is waiting for it yet, so a failure can be ignored. */
const prepare = () => void loadDialog().catch(() => {});

/** A call to action: opens the lead form in a dialog, or leads to the contact page if that is impossible. */
export function LeadLink({ source, title, look = "primary", deal, children }: LeadLinkProps) {
  const [dialog, setDialog] = useState<LoadedDialog>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const [{ LeadDialog }, opened] = dialog
        ? [dialog, dialog.opened]
        : await Promise.all([importWithRetry(loadDialog), importWithRetry(loadForm)]);
      setDialog({ LeadDialog, opened, title: title ?? link.textContent ?? "" });
      setIsOpen(true);
    } catch {
      // After a deploy the file has another name: the contact page has the form too.
      if (await isServerReachable()) return location.assign(link.href);
      showToast({
        title: "No Connection",
        description: "The form could not be opened. Please check your connection and try again.",
        tone: "error",
      });
    }
  }

  return (
    <>
      <LinkButton
        to={`/contact?source=${encodeURIComponent(source)}`}
        look={look}
        prefetch="none"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {children}
      </LinkButton>
      {dialog && (
        <dialog.LeadDialog
          opened={dialog.opened}
          title={dialog.title}
          source={source}
          deal={deal}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
