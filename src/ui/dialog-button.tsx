import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useState,
} from "react";
import { importOrReload } from "../start/import-or-reload.browser.ts";
import { Button } from "./button.tsx";

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "aria-haspopup"> {
  /** The dialog, which opens itself once it is there. */
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** Opens a dialog whose code loads only then. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  // A browser tells late that a dialog has closed: the button may have been pressed again, and that opens another one.
  const [opening, setOpening] = useState({ number: 0, isOpen: false });
  const { number, isOpen } = opening;
  const open = () => setOpening((last) => ({ number: last.number + 1, isOpen: true }));
  const close = () => setOpening((last) => (last.number === number ? { number, isOpen: false } : last));
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => startTransition(open)} />
      {isOpen && (
        <Suspense key={number} fallback={<span role="status">Loading...</span>}>
          {dialog(close)}
        </Suspense>
      )}
    </>
  );
}

/** @param failure shown in place of the dialog if it does not load */
export function lazyDialog<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  failure: string,
) {
  return lazy(() => importOrReload(load).catch(() => ({ default: notLoaded(failure) })));
}

function notLoaded(failure: string) {
  return () => (
    <p role="status" className="order-last w-full text-[0.94rem]">
      {failure} Reload the page: the figures stay in its address.
    </p>
  );
}
