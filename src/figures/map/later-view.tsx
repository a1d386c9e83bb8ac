import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { importOrReload } from "../../start/import-or-reload.browser.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { inTime } from "../../ui/time-limit.browser.ts";
import { mapAddress } from "./map-address.ts";

interface LaterViewProps<Loaded> {
  readonly heading: string;
  /** The link to the map that the page starts with. */
  readonly back: string;
  /** What comes: "counties of Ohio". */
  readonly name: string;
  /** The same function in every render. */
  readonly load: () => Promise<Loaded>;
  readonly children: (loaded: Loaded) => ReactNode;
}

/** Another view of the map. Its code and its figures come when it is shown. */
export function LaterView<Loaded extends object>(props: LaterViewProps<Loaded>) {
  const { heading, back, name, load, children } = props;
  const [view, setView] = useState<Loaded | "loading" | "failed">("loading");
  const wait = useCallback((loading: Promise<Loaded>) => {
    setView("loading");
    inTime(loading).then(setView, () => setView("failed"));
  }, []);
  useEffect(() => wait(load()), [load, wait]);
  const place = useRef<HTMLHeadingElement>(null);
  const tryAgain = () => {
    // The button goes away.
    place.current?.focus();
    // A deploy may have removed the file of the code.
    wait(importOrReload(load));
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 ref={place} tabIndex={-1} className="text-[1.35rem]">
          {heading}
        </h3>
        <PageLink to={mapAddress()} className="link inline-block py-1.5">
          {back}
        </PageLink>
      </div>
      <div className="min-h-[36rem]">
        {view === "loading" && <p className="text-ink-soft">Loading the {name}...</p>}
        {view === "failed" && (
          <>
            <p role="status">The {name} could not be loaded.</p>
            <Button look="plain" onClick={tryAgain}>
              Try Again
            </Button>
          </>
        )}
        {typeof view === "object" && children(view)}
      </div>
    </>
  );
}
