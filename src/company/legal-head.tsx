import type { ComponentProps } from "react";
import { useIsHydrated } from "../ui/hydrated.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { todayHere } from "../ui/text/today.browser.ts";
import type { LegalContent } from "./legal-catalog.server.ts";

interface LegalHeadProps extends Pick<LegalContent["document"], "introduction" | "version" | "effective"> {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly heading: string;
  /** The server's date, if the page states the date on which it is read. */
  readonly today?: string;
}

export function LegalHead({ crumbs, heading, introduction, version, effective, today }: LegalHeadProps) {
  return (
    <PageHeader crumbs={crumbs} heading={heading} lede={introduction}>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
        {today && (
          <div>
            <dt className="text-sm text-ink-soft">Last Updated</dt>
            <dd className="font-semibold">
              <LastUpdated serverDate={today} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">Version</dt>
          <dd className="font-semibold">{version}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Effective</dt>
          <dd className="font-semibold">
            <DateText isoDate={effective} />
          </dd>
        </div>
      </dl>
    </PageHeader>
  );
}

/**
 * The date on which the page is read: the server's date, and after hydration the reader's own. The two differ for some
 * hours a day in most time zones.
 */
function LastUpdated({ serverDate }: { readonly serverDate: string }) {
  const isHydrated = useIsHydrated();
  return <DateText isoDate={isHydrated ? todayHere() : serverDate} />;
}
