import { useCallback } from "react";
import { LaterView } from "../later-view.tsx";
import type { CountiesViewProps } from "./counties-view.tsx";

/** The counties of one state, and the way back to the states. All they need comes when they are shown. */
export function CountiesOfState(props: Omit<CountiesViewProps, "file" | "shapes">) {
  const { code, name } = props.state;
  const load = useCallback(() => loadCounties(code), [code]);
  return (
    <LaterView
      heading={`Counties of ${name}`}
      back={props.content.text.counties.back}
      name={`counties of ${name}`}
      load={load}
    >
      {({ CountiesView, ...loaded }) => <CountiesView {...props} {...loaded} />}
    </LaterView>
  );
}

/** Their figures, their outlines and the code that draws them, all at once. */
async function loadCounties(state: string) {
  const [{ CountiesView }, shapes, file] = await Promise.all([
    import("../later-views.tsx"),
    import("../../../counties/shapes/county-shapes-file.browser.ts").then(({ fetchCountyShapes }) =>
      fetchCountyShapes(state),
    ),
    import("../../../counties/county-file.browser.ts").then(({ fetchCountyFile }) => fetchCountyFile(state)),
  ]);
  return { CountiesView, file, shapes };
}
