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

interface LoadedDialog extends Pick<LeadDialogProps, "opened" | "source"> {
  readonly LeadDialog: ComponentType<LeadDialogProps>;
}

/**
 * A dialog with the lead form for each source, and a function that opens that of a link to the contact page, with the
 * link's text as its title.
 */
export function useLeadDialogs(deal?: AttachedDeal) {
  const [loaded, setLoaded] = useState<readonly LoadedDialog[]>([]);
  const [title, setTitle] = useState("");
  const [openSource, setOpenSource] = useState<string>();
  /** A second click must not open the form again after it was closed. */
  const isOpening = useRef(false);

  async function open(event: MouseEvent, link: HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpening.current) return;
    isOpening.current = true;
    const source = new URL(link.href).searchParams.get("source") ?? "";
    try {
      if (!loaded.some((dialog) => dialog.source === source)) {
        const [{ LeadDialog }, opened] = await inTime(
          Promise.all([importWithRetry(loadDialog), importWithRetry(loadForm)]),
          OPENING_LIMIT_MS,
        );
        setLoaded((others) => [...others, { LeadDialog, opened, source }]);
      }
      setTitle(link.textContent);
      setOpenSource(source);
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

  const dialogs = loaded.map(({ LeadDialog, opened, source }) => (
    <LeadDialog
      key={source}
      opened={opened}
      source={source}
      title={title}
      deal={deal}
      isOpen={source === openSource}
      onClose={() => setOpenSource(undefined)}
    />
  ));
  return { open, dialogs };
}
