import { lazy, Suspense, useSyncExternalStore } from "react";
import { importOrReload } from "../import-or-reload.browser.ts";
import { currentToasts, subscribeToToasts } from "./toast-store.browser.ts";
import type { Toast } from "./toasts.ts";

const Toaster = lazy(() => importOrReload(() => import("./toaster.tsx")));
const noToasts: readonly Toast[] = [];

/** Where toasts appear. Their code is loaded with the first one. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
