import { dismissToast } from "./toast-store.browser.ts";
import type { Toast } from "./toasts.ts";

/**
 * Fallback when the code of the real toasts cannot be loaded, which is when there is most to say: without a connection,
 * or after a deploy. It stays until closed. It is part of every page's first load, so it does no more than that: an
 * open dialog covers it, but says itself what is wrong.
 */
export function PlainToast({ toasts: [toast] }: { readonly toasts: readonly Toast[] }) {
  if (!toast?.isOpen) return null;
  return (
    <p role="alert" className="toast fixed right-0 bottom-0 z-50 m-4 rounded-sheet border bg-sheet p-4">
      <b className="block">{toast.title}</b>
      {toast.description}{" "}
      <button type="button" className="link min-h-11" onClick={() => dismissToast(toast.id)}>
        Close
      </button>
    </p>
  );
}
