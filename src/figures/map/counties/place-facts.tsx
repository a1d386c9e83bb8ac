import type { CountyFile } from "../../../counties/county-estimates.ts";
import { FairRents } from "../../../counties/fair-rents.tsx";
import { PageLink } from "../../../ui/page/page-link.tsx";
import type { LoanTerms } from "../../median-house.ts";
import type { MapState } from "../map-place.ts";
import type { RentMapContent } from "../rent-map-catalog.server.ts";
import type { CountyPlace, GreyCounty } from "./county-places.ts";
import { HouseFacts } from "./house-facts.tsx";

interface StateFactsProps {
  readonly state: MapState;
  readonly loan: LoanTerms;
  readonly text: RentMapContent["text"]["counties"];
}

/** The state itself, until one of its counties is chosen. */
export function StateFacts({ state: { name, slug, house }, loan, text }: StateFactsProps) {
  return (
    <>
      <HouseFacts house={house} loan={loan} insuranceSource={ASSUMED} />
      <p className="mt-2 text-[0.9rem] text-ink-soft">{text.hint}</p>
      <p className="mt-2">
        <PageLink to={`/states/${slug}`} prefetch="intent" className="link inline-block py-1">
          Guide to {name}
        </PageLink>
      </p>
    </>
  );
}

interface CountyFactsProps {
  readonly place: CountyPlace | GreyCounty;
  readonly file: CountyFile;
  readonly loan: LoanTerms;
}

export function CountyFacts({ place, file, loan }: CountyFactsProps) {
  const { county } = place;
  const isRecorded = county.insurancePercent !== null;
  return (
    <>
      {"house" in place && (
        <HouseFacts
          house={place.house}
          loan={loan}
          insuranceSource={isRecorded ? `as recorded in ${file.years.premiums.at(-1)}` : ASSUMED}
        />
      )}
      <div className="mt-3 text-sm text-ink-soft">
        <FairRents county={county} source={file.sources.rents} />
      </div>
    </>
  );
}

const ASSUMED = "our assumption";
