import type { ReactNode, Ref } from "react";
import { CloseIcon } from "./icons/frame-icons.tsx";

const places = {
  middle: "m-auto w-[min(40rem,calc(100vw-2rem))] max-h-[85dvh] rounded-sheet border",
  top: "mx-auto mt-[8vh] mb-auto w-[min(40rem,calc(100vw-2rem))] max-h-[80dvh] rounded-sheet border",
  /** Fills a phone. */
  sheet:
    "m-auto w-[min(40rem,calc(100vw-2rem))] max-h-[85dvh] rounded-sheet border scroll-pb-28 max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0",
  side: "my-0 ml-auto mr-0 h-dvh max-h-dvh w-[min(22rem,85vw)] border-l",
};

interface DialogProps {
  readonly ref?: Ref<HTMLDialogElement>;
  readonly id?: string;
  readonly title: string;
  readonly place?: keyof typeof places;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it makes the rest inert, closes on Escape and restores the focus. The script in the
 * document's head (src/start/dialogs) keeps Tab inside, and closes it for its button and for a click on the backdrop.
 */
export function Dialog({ ref, id, title, place = "middle", onClose, children }: DialogProps) {
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={title}
      className={`overflow-auto border-rule bg-sheet p-0 text-ink backdrop:bg-[rgb(10_20_16/0.55)] ${places[place]}`}
      onClose={onClose}
    >
      <div className="p-5 sm:p-6">
        <div
          className={`mb-4 flex items-center justify-between gap-4 ${place === "sheet" ? "sticky top-0 z-10 -mx-5 -mt-5 bg-sheet px-5 py-2 sm:-mx-6 sm:-mt-6 sm:px-6 sm:py-3" : ""}`}
        >
          <h2 className="text-xl">{title}</h2>
          <button
            type="button"
            aria-label="Close"
            className="-mr-2 grid size-11 flex-none place-items-center rounded-control text-ink-soft hover:text-ink"
            data-closes-dialog=""
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
