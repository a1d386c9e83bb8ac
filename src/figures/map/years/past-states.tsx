import { LaterView } from "../later-view.tsx";
import { UsMap } from "../states/us-map.tsx";
import type { YearsViewProps } from "./years-view.tsx";

/** The states in past years. Figures and code come when they are shown. */
export function PastStates(props: Omit<YearsViewProps, "file" | "UsMap">) {
  const { heading, back, name } = props.content.text.years;
  return (
    <LaterView heading={heading} back={back} name={name} load={loadYears}>
      {({ YearsView, file }) => <YearsView {...props} file={file} UsMap={UsMap} />}
    </LaterView>
  );
}

async function loadYears() {
  const [{ YearsView }, file] = await Promise.all([
    import("./years-view.tsx"),
    import("../../../price-history/years/years-file.browser.ts").then(({ fetchYearsFile }) =>
      fetchYearsFile(),
    ),
  ]);
  return { YearsView, file };
}
