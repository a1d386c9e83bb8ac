import { useEffect, useEffectEvent } from "react";
import { usePageChange } from "../../../ui/page/page-link.tsx";
import { type YearChoice, yearAddress } from "./year-address.ts";

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const QUIET_MS = 400;

/** Writes a choice into the address once it stays. It replaces the entry: Back leaves the years. */
export function useChoiceInAddress(choice: YearChoice, written: YearChoice, usualDownPayment: number): void {
  const changePage = usePageChange();
  const address = yearAddress(choice, usualDownPayment);
  const isWritten = yearAddress(written, usualDownPayment) === address;
  const write = useEffectEvent((to: string) => changePage(to, { replace: true }));
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => write(address), QUIET_MS);
    return () => clearTimeout(timer);
  }, [address, isWritten]);
}
