import { type ComponentType, type MouseEvent, useState } from "react";
import { importWithRetry, isServerReachable } from "../../start/server-reachable.browser.ts";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import type { AttachedDeal } from "./attached-deal.ts";
import type { LeadDialogProps } from "./lead-dialog.tsx";

const loadDialog = () => import("./lead-dialog.tsx");
const loadForm = async () => (await import("./send-lead.browser.ts")).openLeadForm();

/** Nobody is waiting for it yet, so a failure can be ignored. */
export const prepareLeadDialog = () => void loadDialog().catch(() => {});

interface LoadedDialog extends Pick<LeadDialogProps, "opened" | "title" | "source"> {
  readonly LeadDialog: ComponentType<LeadDialogProps>;
}

/** A dialog with the lead form for each source, and a function that opens that of a link to the contact page. */
export function useLeadDialogs(deal?: AttachedDeal) {
  const [dialogs, setDialogs] = useState<readonly LoadedDialog[]>([]);
  const [openSource, setOpenSource] = useState<string>();

  async function open(event: MouseEvent, link: HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const source = new URL(link.href).searchParams.get("source") ?? "";
    try {
      if (!dialogs.some((dialog) => dialog.source === source)) {
        const [{ LeadDialog }, opened] = await Promise.all([
          importWithRetry(loadDialog),
          importWithRetry(loadForm),
        ]);
        const title = link.dataset.dialogTitle ?? link.textContent;
        setDialogs((loaded) => [...loaded, { LeadDialog, opened, title, source }]);
      }
      setOpenSource(source);
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

  const shown = dialogs.map(({ LeadDialog, ...dialog }) => (
    <LeadDialog
      key={dialog.source}
      {...dialog}
      deal={deal}
      isOpen={dialog.source === openSource}
      onClose={() => setOpenSource(undefined)}
    />
  ));
  return { open, dialogs: shown };
}
