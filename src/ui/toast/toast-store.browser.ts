import {
  TOAST_REMOVAL_DELAY_MS,
  type Toast,
  type ToastAction,
  type ToastMessage,
  updateToasts,
} from "./toasts.ts";

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in a corner for five seconds. An error must also be shown elsewhere. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  dispatch({ type: "show", id: lastId, message });
}

export function dismissToast(id: number): void {
  dispatch({ type: "dismiss", id });
  setTimeout(() => dispatch({ type: "remove", id }), TOAST_REMOVAL_DELAY_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function dispatch(action: ToastAction): void {
  toasts = updateToasts(toasts, action);
  for (const listener of listeners) listener();
}
