import { DateText } from "../ui/date-text.tsx";
import { useIsHydrated } from "../ui/hydrated.tsx";
import { todayHere } from "../ui/today.browser.ts";

/**
 * The day on which the page is read: as the server sees it, and once scripts run, where the reader is. The two
 * differ for some hours a day in most time zones.
 */
export function LastUpdated({ serverDate }: { readonly serverDate: string }) {
  const isHydrated = useIsHydrated();
  return <DateText isoDate={isHydrated ? todayHere() : serverDate} />;
}
