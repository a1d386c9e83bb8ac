import { useCallback, useEffect, useRef, useState } from "react";
import { importOrReload } from "../../../start/import-or-reload.browser.ts";
import { Button } from "../../../ui/button.tsx";
import { PageLink } from "../../../ui/page/page-link.tsx";
import { inTime } from "../../../ui/time-limit.browser.ts";
import { mapAddress } from "../map-address.ts";
import type { CountiesViewProps } from "./counties-view.tsx";

/** The counties of one state, and the way back to the states. All they need comes when they are shown. */
export function CountiesOfState(props: Omit<CountiesViewProps, "file" | "shapes">) {
  const { code, name } = props.state;
  const [counties, setCounties] = useState<Loaded | "loading" | "failed">("loading");
  const wait = useCallback((loading: Promise<Loaded>) => {
    setCounties("loading");
    inTime(loading).then(setCounties, () => setCounties("failed"));
  }, []);
  useEffect(() => wait(loadCounties(code)), [code, wait]);
  const heading = useRef<HTMLHeadingElement>(null);
  const tryAgain = () => {
    // The button goes away.
    heading.current?.focus();
    // A deploy may have removed the file of the code.
    wait(importOrReload(() => loadCounties(code)));
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 ref={heading} tabIndex={-1} className="text-[1.35rem]">
          Counties of {name}
        </h3>
        <PageLink to={mapAddress()} className="link inline-block py-1.5">
          {props.content.text.counties.back}
        </PageLink>
      </div>
      <div className="min-h-[36rem]">
        {counties === "loading" && <p className="text-ink-soft">Loading the counties of {name}...</p>}
        {counties === "failed" && (
          <>
            <p role="status">The counties of {name} could not be loaded.</p>
            <Button look="plain" onClick={tryAgain}>
              Try Again
            </Button>
          </>
        )}
        {typeof counties === "object" && <counties.CountiesView {...props} {...counties} />}
      </div>
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loadCounties>>;

/** Their figures, their outlines and the code that draws them, all at once. */
async function loadCounties(state: string) {
  const [{ CountiesView }, shapes, file] = await Promise.all([
    import("./counties-view.tsx"),
    import("../../../counties/shapes/county-shapes-file.browser.ts").then(({ fetchCountyShapes }) =>
      fetchCountyShapes(state),
    ),
    import("../../../counties/county-file.browser.ts").then(({ fetchCountyFile }) => fetchCountyFile(state)),
  ]);
  return { CountiesView, file, shapes };
}
