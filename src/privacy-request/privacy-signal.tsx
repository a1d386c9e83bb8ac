import { useIsHydrated } from "../ui/hydrated.tsx";
import type { RequestContent } from "./privacy-request-catalog.server.ts";
import { sendsPrivacySignal } from "./privacy-signal.browser.ts";

/** Says whether the browser sends the signal, which only the browser knows: the page is the same file for everybody. */
export function PrivacySignal({ heading, text, pending, sent, absent }: RequestContent["signal"]) {
  const isHydrated = useIsHydrated();
  const state = isHydrated ? (sendsPrivacySignal() ? sent : absent) : pending;
  return (
    <section aria-labelledby="privacy-signal">
      <h2 id="privacy-signal">{heading}</h2>
      <p className="mt-4">{text}</p>
      {/* All three texts are laid out in the same place, so that the page does not move when one replaces another. */}
      <div className="mt-3 grid border-l-3 border-brand pl-5">
        {[pending, sent, absent].map((line) => (
          <p key={line} className={`col-start-1 row-start-1 ${line === state ? "" : "invisible"}`}>
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
