import { type ReactNode, useState } from "react";
import { formatRatio } from "../../../dscr/dscr.ts";
import { formatUsd } from "../../../dscr/money.ts";
import { CloseIcon } from "../../../ui/icons/frame-icons.tsx";
import { PageLink } from "../../../ui/page/page-link.tsx";
import { carriedPrice, type LoanTerms, ratioOn } from "../../median-house.ts";
import type { MapPlace } from "../map-place.ts";

interface ChosenPlaceProps {
  readonly name: string;
  /** Without a house, it says why there is no ratio. */
  readonly house: MapPlace["house"] | string;
  readonly loan: LoanTerms;
  /** What shows nothing of it any more. */
  readonly close?: { readonly to: string; readonly label: string; readonly onClose: () => void } | undefined;
  /** Its figures: open on a wide screen, a button opens them on a narrow one. */
  readonly children: ReactNode;
}

/** "Ohio 0.69, carries itself up to $152,800" */
export function ChosenPlace({ name, house, loan, close, children }: ChosenPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="pb-2 lg:mt-4 lg:border-t lg:border-rule lg:pt-4 lg:pb-0">
      <div className="flex items-center gap-x-3">
        <p aria-live="polite" className="grow leading-snug">
          <strong className="font-semibold">{name}</strong>{" "}
          {typeof house === "string" ? (
            house
          ) : (
            <>
              <span className="font-serif text-[1.5rem] leading-none font-semibold lg:block lg:py-1 lg:text-[2.4rem]">
                {formatRatio(ratioOn(house, loan))}
              </span>
              <span className="lg:hidden">, </span>
              carries itself up to{" "}
              <span className="font-semibold whitespace-nowrap">{formatUsd(carriedPrice(house, loan))}</span>
            </>
          )}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-11 text-sm font-semibold text-brand underline underline-offset-4 lg:hidden print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Less" : "More"}
        </button>
        {close && (
          <PageLink
            to={close.to}
            replace
            aria-label={close.label}
            onClick={close.onClose}
            className="-mr-2 grid size-11 flex-none place-items-center text-ink-soft hover:text-ink lg:self-start print:hidden"
          >
            <CloseIcon className="size-5" />
          </PageLink>
        )}
      </div>
      <div
        className={`mt-2 max-lg:max-h-[30dvh] max-lg:overflow-auto ${isOpen ? "" : "max-lg:hidden print:block"}`}
      >
        {children}
      </div>
    </div>
  );
}
