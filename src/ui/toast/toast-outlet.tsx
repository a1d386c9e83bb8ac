import { lazy, Suspense, useSyncExternalStore } from "react";
import { importWithRetry } from "../../start/server-reachable.browser.ts";
import { inTime } from "../time-limit.browser.ts";
import { PlainToast } from "./plain-toast.tsx";
import { currentToasts, subscribeToToasts } from "./toast-store.browser.ts";
import type { Toast } from "./toasts.ts";

/** An error that comes late is not seen. */
const LOADING_MS = 2_000;

/** Never reloads the page on failure: a toast is often about a form that is still filled in. */
const Toaster = lazy(() =>
  inTime(
    importWithRetry(() => import("./toaster.tsx")),
    LOADING_MS,
  ).catch(() => ({ default: PlainToast })),
);
const noToasts: readonly Toast[] = [];

/** The place where toasts appear. Their code is loaded with the first one. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
