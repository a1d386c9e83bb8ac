import { DateText } from "../text/date-text.tsx";

interface BylineProps {
  readonly author: string;
  /** ISO date. */
  readonly reviewed: string;
  readonly readMinutes?: number;
}

/** Who is responsible for the page, and when its facts were last checked. */
export function Byline({ author, reviewed, readMinutes }: BylineProps) {
  return (
    <div data-nosnippet="" className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-[0.94rem] text-ink-soft">
      <span>By {author}</span>
      <span>
        Reviewed <DateText isoDate={reviewed} />
      </span>
      {readMinutes !== undefined && <span>{readMinutes} min read</span>}
    </div>
  );
}
