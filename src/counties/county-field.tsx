import { type ReactNode, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import type { CountyEstimates, CountyFile } from "./county-estimates.ts";
import { describeGaps, describeSearch } from "./county-text.ts";
import { FairRents } from "./fair-rents.tsx";
import { loadCountyFile } from "./loaded-counties.browser.ts";
import { countyIn, useCounties } from "./use-counties.tsx";

interface CountyFieldProps {
  readonly state: { readonly code: string; readonly name: string };
  readonly text: string;
  /** Called again with the same text once the state's counties are there. */
  readonly onText: (text: string) => void;
  readonly label: string;
  readonly hint: string;
  /** What follows from the county's figures. */
  readonly children?: ReactNode;
}

/** Finds a county of the state by its first letters. The state's counties load when somebody goes to the field. */
export default function CountyField({ state, text, onText, label, hint, children }: CountyFieldProps) {
  const [isUsed, setIsUsed] = useState(false);
  const list = useId();
  const loaded = useCounties(state.code, isUsed || text !== "");
  const county = countyIn(loaded, text);
  const edit = (typed: string) => {
    setIsUsed(true);
    onText(typed);
    // `loaded` says that it failed.
    if (typeof loaded !== "object") loadCountyFile(state.code).then(() => onText(typed), nothing);
  };
  return (
    <div className="my-5 max-lg:[&_input]:scroll-mb-24">
      <TextField
        label={label}
        hint={hint}
        list={list}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onText={edit}
        onFocus={() => setIsUsed(true)}
        onBlur={() => county && county.name !== text && edit(county.name)}
      />
      <datalist id={list}>
        {typeof loaded === "object" &&
          loaded.counties.map(({ fips, name }) => <option key={fips} value={name} />)}
      </datalist>
      <p role="status" className="mt-1 text-sm font-semibold empty:hidden">
        {describeSearch(loaded, text, state.name)}
      </p>
      {loaded === "failed" && (
        <Button look="plain" onClick={() => edit(text)}>
          Try Again
        </Button>
      )}
      {county && typeof loaded === "object" && (
        <CountyFacts county={county} file={loaded} state={state.name}>
          {children}
        </CountyFacts>
      )}
    </div>
  );
}

interface CountyFactsProps {
  readonly county: CountyEstimates;
  readonly file: CountyFile;
  readonly state: string;
  readonly children: ReactNode;
}

function CountyFacts({ county, file, state, children }: CountyFactsProps) {
  return (
    <div className="mt-3 space-y-2 border-l-3 border-rule pl-3 text-sm text-ink-soft">
      <FairRents county={county} source={file.sources.rents} />
      {describeGaps(county, file, state).map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      {children}
    </div>
  );
}

function nothing() {}
