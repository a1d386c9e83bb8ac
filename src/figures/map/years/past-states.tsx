import { LaterView } from "../later-view.tsx";
import type { YearsViewProps } from "./years-view.tsx";

/** The states in past years. Figures and code come when they are shown. */
export function PastStates(props: Omit<YearsViewProps, "file">) {
  const { heading, back, name } = props.content.text.years;
  return (
    <LaterView heading={heading} back={back} name={name} load={loadYears}>
      {({ YearsView, file }) => <YearsView {...props} file={file} />}
    </LaterView>
  );
}

/** One after the other: a first visit has nothing of it but these lines. */
async function loadYears() {
  const { YearsView, fetchYearsFile } = await import("../later-views.tsx");
  return { YearsView, file: await fetchYearsFile() };
}
