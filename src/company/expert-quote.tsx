import { Badge } from "../ui/badge.tsx";
import { DateText } from "../ui/text/date-text.tsx";

interface ExpertQuoteProps {
  readonly quote: string;
  readonly author: string;
  readonly credential: string;
  /** When it was said; null until it is attributed to a real person. */
  readonly date: string | null;
}

export function ExpertQuote({ quote, author, credential, date }: ExpertQuoteProps) {
  return (
    <figure className="border-l-3 border-brand pl-5">
      <blockquote className="font-serif text-[1.25rem] leading-snug">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-4 text-[0.94rem] text-ink-soft">
        <span className="block font-semibold text-ink">{author}</span>
        <span className="block">{credential}</span>
        <span className="mt-2 block">
          {date === null ? <Badge>Illustrative sample</Badge> : <DateText isoDate={date} />}
        </span>
      </figcaption>
    </figure>
  );
}
