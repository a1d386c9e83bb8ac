import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../icons/frame-icons.tsx";
import { isSwipedAway } from "./swipe.ts";
import { currentToastHost, subscribeToToastHost } from "./toast-host.browser.ts";
import { dismissToast } from "./toast-store.browser.ts";
import { TOAST_DURATION_MS, TOAST_HOTKEY, type Toast } from "./toasts.ts";

/** Screen readers announce what changes in a status, not what stands in it when it appears. */
const STATUS_DELAY_MS = 50;

/** A default export, because React.lazy requires one. */
export default function Toaster({ toasts: [toast] }: { readonly toasts: readonly Toast[] }) {
  const host = useSyncExternalStore(subscribeToToastHost, currentToastHost);
  return createPortal(toast?.isOpen && <OpenToast key={toast.id} toast={toast} />, host);
}

function OpenToast({ toast }: { readonly toast: Toast }) {
  const region = useRef<HTMLElement>(null);
  const focusOrigin = useRef<Element>(null);
  const [isPaused, setPaused] = useState(false);
  const isOutside = (element: Element | null) => !region.current?.contains(element);
  useDismissal(toast.id, isPaused);
  useEffect(() => {
    const pause = () => setPaused(true);
    const resume = () => setPaused(false);
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === TOAST_HOTKEY) region.current?.focus();
      if (key === "Escape") dismissToast(toast.id);
    };
    addEventListener("keydown", handleKey);
    addEventListener("blur", pause);
    addEventListener("focus", resume);
    return () => {
      removeEventListener("keydown", handleKey);
      removeEventListener("blur", pause);
      removeEventListener("focus", resume);
    };
  }, [toast.id]);
  // A layout effect ends while the toast is still in the document and can have the focus.
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      const origin = focusOrigin.current;
      if (element?.contains(document.activeElement) && origin instanceof HTMLElement) {
        origin.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <section
      ref={region}
      aria-label={`Notifications (${TOAST_HOTKEY})`}
      tabIndex={-1}
      className={`fixed right-0 bottom-0 z-50 w-[min(26rem,100vw)] p-4 print:hidden ${toast.isSaidInPlace ? "max-lg:[dialog_&]:sr-only lg:[dialog_&]:w-[calc(50vw-20.5rem)]" : ""}`}
      onFocus={({ relatedTarget }: FocusEvent) => {
        if (isOutside(relatedTarget)) focusOrigin.current = relatedTarget;
        setPaused(true);
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (isOutside(relatedTarget)) setPaused(false);
      }}
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => {
        if (isOutside(document.activeElement)) setPaused(false);
      }}
    >
      <ToastCard toast={toast} />
    </section>
  );
}

/** Dismisses the toast after the time that it was shown without a pause. */
function useDismissal(id: number, isPaused: boolean): void {
  const remainingMs = useRef(TOAST_DURATION_MS);
  useEffect(() => {
    if (isPaused) return;
    const start = Date.now();
    const timer = setTimeout(() => dismissToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - start;
    };
  }, [id, isPaused]);
}

function ToastCard({ toast: { id, title, description, tone } }: { readonly toast: Toast }) {
  const pressedAt = useRef<{ readonly x: number; readonly y: number }>(null);
  const [hasStatus, setHasStatus] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStatus(true), STATUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={`toast flex touch-pan-y items-start gap-4 rounded-sheet border bg-sheet p-4 select-none ${tone === "error" ? "border-poor" : "border-edge"} ${hasStatus ? "" : "opacity-0"}`}
      onPointerDown={({ clientX, clientY }: PointerEvent) => {
        pressedAt.current = { x: clientX, y: clientY };
      }}
      onPointerMove={({ buttons, clientX, clientY }: PointerEvent) => {
        if (buttons !== 1 || pressedAt.current === null) return;
        const { x, y } = pressedAt.current;
        if (isSwipedAway(clientX - x, clientY - y)) dismissToast(id);
      }}
      onPointerLeave={() => {
        pressedAt.current = null;
      }}
    >
      <div role="status" aria-live="assertive" className="flex-1">
        {hasStatus && (
          <>
            <p className={`font-semibold ${tone === "error" ? "text-poor" : ""}`}>{title}</p>
            <p className="text-[0.94rem] text-ink-soft">{description}</p>
          </>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        className="-m-2 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
        onClick={() => dismissToast(id)}
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
