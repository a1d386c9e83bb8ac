import { Toast as Primitive } from "radix-ui";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../frame-icons.tsx";
import { currentToastHost, subscribeToToastHost } from "./toast-host.browser.ts";
import { dismissToast } from "./toast-store.browser.ts";
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX, type Toast } from "./toasts.ts";

/** A default export, because React.lazy requires one. */
export default function Toaster({ toasts }: { readonly toasts: readonly Toast[] }) {
  const host = useSyncExternalStore(subscribeToToastHost, currentToastHost);
  return createPortal(
    <Primitive.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          className={`toast flex items-start gap-4 rounded-sheet border bg-sheet p-4 ${toast.tone === "error" ? "border-poor" : "border-edge"}`}
        >
          <div className="flex-1">
            <Primitive.Title className={`font-semibold ${toast.tone === "error" ? "text-poor" : ""}`}>
              {toast.title}
            </Primitive.Title>
            <Primitive.Description className="text-[0.94rem] text-ink-soft">
              {toast.description}
            </Primitive.Description>
          </div>
          <Primitive.Close
            aria-label="Close"
            className="-m-2 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <CloseIcon className="size-5" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        hotkey={[TOAST_HOTKEY]}
        className="fixed right-0 bottom-0 z-50 flex w-[min(26rem,100vw)] flex-col gap-2 p-4 print:hidden"
      />
    </Primitive.Provider>,
    host,
  );
}
