/** Spec, section 9. */
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
export const TOAST_HOTKEY = "F8";

export interface ToastMessage {
  readonly title: string;
  readonly description: string;
  readonly tone?: "plain" | "error";
  /** The page says it too. A dialog without room beside it is not covered: the toast is only announced there. */
  readonly isSaidInPlace?: boolean;
}

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

export type ToastAction =
  | { readonly type: "show"; readonly id: number; readonly message: ToastMessage }
  | { readonly type: "dismiss"; readonly id: number }
  | { readonly type: "remove"; readonly id: number };

/** Newest first; a new toast pushes the old one out. A dismissed toast stays, closed, until it is removed. */
export function updateToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case "show":
      return [{ ...action.message, id: action.id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT);
    case "dismiss":
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast));
    case "remove":
      return toasts.filter((toast) => toast.id !== action.id);
  }
}
