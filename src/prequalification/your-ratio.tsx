import { useLocation } from "react-router";
import { readCalculation } from "../calculators/saved/calculation-in-history.ts";
import { bandOf } from "../dscr/dscr.ts";
import { RatioFigure } from "../dscr/gauge/ratio-figure.tsx";
import { useIsHydrated } from "../ui/hydrated.tsx";
import { PageLink } from "../ui/page/page-link.tsx";

/** The ratio of the calculation that the visitor comes from; nothing for other visitors. */
export function YourRatio() {
  const { state } = useLocation();
  // After a reload the browser still has the state, but the server's HTML does not show it.
  const isHydrated = useIsHydrated();
  const carried = isHydrated ? readCalculation(state) : null;
  if (carried === null) return null;
  const { dscr, isSaved } = carried;
  return (
    <section aria-labelledby="your-ratio" className="mt-8 max-w-176 border-l-3 border-brand pl-5">
      <h2 id="your-ratio" className="mb-3 text-[1.3rem]">
        {isSaved ? "Your saved calculation" : "Your calculation"}
      </h2>
      <RatioFigure label="Your DSCR" dscr={dscr} size="large" />
      <p className="mt-2">
        {bandOf(dscr).message} <span className="text-ink-soft">An estimate, not a credit decision.</span>
      </p>
      {!isSaved && (
        <p className="mt-2">
          We could not save it just now. That changes nothing for the steps below: keep this page open, or
          note the ratio.
        </p>
      )}
      <p className="mt-2">
        Step 1 is behind you. Go on with{" "}
        <a className="link" href="#gather-your-documents">
          the documents
        </a>
        , or{" "}
        <PageLink to="/dscr-calculator" state={carried} className="link">
          change the numbers
        </PageLink>
        .
      </p>
    </section>
  );
}
