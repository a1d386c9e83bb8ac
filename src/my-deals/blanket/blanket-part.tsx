import { useState } from "react";
import { type BlanketSet, INITIAL_TERMS } from "../../calculators/my-deals/blanket/blanket-fields.ts";
import { readBlanketFragment } from "../../calculators/my-deals/blanket/blanket-link.ts";
import type { ComparedDeal } from "../../calculators/my-deals/portfolio.ts";
import {
  SharedLinkNotice,
  useAwaitedFigures,
  useSharedInputs,
} from "../../calculators/sharing/shared-link.tsx";
import { FoldedPart } from "../../ui/folded-part.tsx";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { BlanketProps } from "./blanket-props.ts";

const loadSection = () => import("./blanket-section.tsx");

/** Closed: its code loads when somebody opens it. */
export function BlanketPart({ deals, ...props }: BlanketProps & { readonly deals: readonly ComparedDeal[] }) {
  const { heading, text, choice } = props.content;
  return (
    <section
      aria-labelledby="one-loan"
      className="section scripting-none:hidden not-has-[details[open]]:print:hidden [&_summary]:print:hidden"
    >
      <h2 id="one-loan">{heading}</h2>
      <p className="mt-3 mb-4 max-w-[68ch]">{text}</p>
      <FoldedPart heading={choice}>
        <LoadedInView name="loan" room="min-h-[40rem]" load={loadSection}>
          {(BlanketSection) => <BlanketSection deals={deals} terms={INITIAL_TERMS} {...props} />}
        </LoadedInView>
      </FoldedPart>
    </section>
  );
}

/** The houses of a private link. They are shown, and not kept. */
export function SharedBlanket(props: BlanketProps) {
  const [set, setSet] = useState<BlanketSet>();
  const kind = useSharedInputs(readBlanketFragment, setSet);
  const isHydrated = useIsHydrated();
  useAwaitedFigures(isHydrated && (kind !== "inputs" || set !== undefined));
  return (
    <>
      {isHydrated && <SharedLinkNotice kind={kind} />}
      {kind === "inputs" && set && (
        <section aria-labelledby="shared-loan" className="section">
          <h2 id="shared-loan">{props.content.linkHeading}</h2>
          <LoadedInView name="loan" room="min-h-[40rem]" load={loadSection}>
            {(BlanketSection) => (
              <BlanketSection
                key={JSON.stringify(set)}
                deals={set.houses.map((house, index) => ({ ...house, id: index }))}
                terms={set.terms}
                {...props}
              />
            )}
          </LoadedInView>
        </section>
      )}
    </>
  );
}
