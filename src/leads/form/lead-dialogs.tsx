import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { closeWaitingDialog } from "../../start/dialogs/waiting-dialog.browser.ts";
import { importWithRetry, isServerReachable } from "../../start/server-reachable.browser.ts";
import { inTime } from "../../ui/time-limit.browser.ts";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import type { AttachedDeal } from "./attached-deal.ts";
import type { LeadDialogProps } from "./lead-dialog.tsx";

const loadDialog = () => import("./lead-dialog.tsx");
const loadForm = async () => (await import("./send-lead.browser.ts")).openLeadForm();

/** Nobody is waiting for it yet, so a failure can be ignored. */
export const prepareLeadDialog = () => void loadDialog().catch(() => {});

/** Nothing shows that a dialog is coming, and the contact page has the form too. */
const OPENING_LIMIT_MS = 5_000;

interface LoadedDialog extends Pick<LeadDialogProps, "opened" | "search"> {
  readonly LeadDialog: ComponentType<LeadDialogProps>;
}

/**
 * A dialog with the lead form for each source and context, and a function that opens that of a link to the contact page, with the
 * link's text as its title.
 */
export function useLeadDialogs(deal?: AttachedDeal) {
  const [loaded, setLoaded] = useState<readonly LoadedDialog[]>([]);
  const [title, setTitle] = useState("");
  const [asked, setAsked] = useState<{ readonly search: string }>();
  /** A second click must not open the form again after it was closed. */
  const isOpening = useRef(false);

  async function open(event: MouseEvent, link: HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpening.current) return;
    isOpening.current = true;
    const { search } = new URL(link.href);
    try {
      if (!loaded.some((dialog) => dialog.search === search)) {
        const [{ LeadDialog }, opened] = await inTime(
          Promise.all([importWithRetry(loadDialog), importWithRetry(loadForm)]),
          OPENING_LIMIT_MS,
        );
        setLoaded((others) => [...others, { LeadDialog, opened, search }]);
      }
      setTitle(link.textContent);
      setAsked({ search });
    } catch {
      // After a deploy the file has another name: the contact page has the form too.
      if (await isServerReachable()) return location.assign(link.href);
      showToast({
        title: "No Connection",
        description: "The form could not be opened. Please check your connection and try again.",
        tone: "error",
      });
    } finally {
      isOpening.current = false;
      closeWaitingDialog();
    }
  }

  const dialogs = loaded.map(({ LeadDialog, opened, search }) => (
    <LeadDialog
      key={search}
      opened={opened}
      search={search}
      title={title}
      deal={deal}
      asked={search === asked?.search ? asked : undefined}
    />
  ));
  return { open, dialogs };
}
