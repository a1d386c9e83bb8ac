import { Badge } from "../../ui/badge.tsx";
import { bandOf, formatRatio, type RecommendationLevel } from "../dscr.ts";
import { DscrGauge } from "./dscr-gauge.tsx";

/** Below 1.00 fewer programs lend, at a lower LTV. That is not a refusal, so the badge only states the fact. */
const names = { excellent: "Excellent", good: "Good", marginal: "Marginal", poor: "Below 1.00" };
const labelLook = "text-[0.94rem] font-semibold";
const sizes = { small: "text-2xl", large: "text-[3.3rem]" };

interface RatioFigureProps {
  readonly label: string;
  readonly dscr: number;
  readonly size?: keyof typeof sizes;
  /** What the ratio means, in a sentence: it comes first, and the label stands beside the number. */
  readonly verdict?: string;
}

/** A ratio as the site shows it everywhere: the number, its band in words, and its position on the scale. */
export function RatioFigure({ label, dscr, size = "small", verdict }: RatioFigureProps) {
  return (
    <div>
      {verdict ? (
        <p className="verdict-text max-sm:text-[1.25rem]">{verdict}</p>
      ) : (
        <p className={labelLook}>{label}</p>
      )}
      <p className="mt-1 mb-2 flex items-center gap-3">
        <span className={`font-serif leading-none font-semibold ${sizes[size]}`}>{formatRatio(dscr)}</span>
        <BandBadge level={bandOf(dscr).level} />
        {verdict && <span className={`leading-tight ${labelLook}`}>{label}</span>}
      </p>
      <DscrGauge dscr={dscr} />
    </div>
  );
}

/** The band of a ratio in words, beside its number. */
export function BandBadge({ level }: { readonly level: RecommendationLevel }) {
  return <Badge tone={level}>{names[level]}</Badge>;
}
