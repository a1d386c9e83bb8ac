import { PageLink } from "../../ui/page/page-link.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { FiguresNoteView } from "./figures-note-view.tsx";
import type { Tier, TiersSection } from "./guide-section.ts";
import { RowMark } from "./row-mark.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Three short columns fit any screen, so the table stays a table. */
export function TiersView({ section }: { readonly section: TiersSection }) {
  const { heading, introduction, caption, columns, scale, tiers, note } = section;
  const [tierColumn, rangeColumn, downPaymentColumn] = columns;
  return (
    <SectionFrame heading={heading}>
      <p className="mb-4 max-w-[62ch]">
        <NoBreakText text={introduction} />
      </p>
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-[0.88rem] text-ink-soft">
          <tr>
            <th scope="col" className="w-28 pb-2 font-semibold sm:w-44">
              {tierColumn}
            </th>
            <th scope="col" className="pb-2 font-semibold">
              {rangeColumn}
            </th>
            <th scope="col" className="w-24 pb-2 text-right font-semibold sm:w-36">
              {downPaymentColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.link.path} className="border-t border-rule align-baseline">
              <th scope="row" className="py-2.5 text-left font-semibold">
                <TierName tier={tier} />
              </th>
              <td className="py-2.5">
                <RangeBar tier={tier} scale={scale} />
              </td>
              <td className="py-2.5 text-right">{tier.downPayment}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4">
        <FiguresNoteView note={note} />
      </div>
    </SectionFrame>
  );
}

function TierName({ tier: { link, isCurrent } }: { readonly tier: Tier }) {
  if (isCurrent) {
    return (
      <>
        {link.label} <RowMark text="this tier" />
      </>
    );
  }
  return (
    <PageLink to={link.path} prefetch="intent" className="link">
      {link.label}
    </PageLink>
  );
}

/** Hidden from screen readers: the bar repeats the text beside it. */
function RangeBar({ tier, scale }: { readonly tier: Tier; readonly scale: TiersSection["scale"] }) {
  const span = scale.high - scale.low;
  const from = (100 * (tier.low - scale.low)) / span;
  const width = (100 * (tier.high - tier.low)) / span;
  return (
    <span className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[8rem_minmax(0,1fr)]">
      <span className="whitespace-nowrap">{tier.range}</span>
      <svg aria-hidden="true" height="14" className="block w-full">
        <rect x="0" y="6.5" width="100%" height="1" className="fill-rule" />
        <rect
          x={`${from}%`}
          y="0"
          width={`${width}%`}
          height="14"
          rx="2"
          className={tier.isCurrent ? "fill-brand" : "fill-excellent-band"}
        />
      </svg>
    </span>
  );
}
