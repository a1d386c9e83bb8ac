import type { ReactNode } from "react";
import type { ProseSection } from "../../content/landings/landing-page.ts";
import type { TitledText } from "../../content/titled-texts.ts";
import { PhoneFold } from "../ui/page/phone-fold.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly note?: ReactNode;
  /** In a line: a phone shows nothing else until somebody opens the section. Absent if it is always open. */
  readonly answer?: string;
  readonly children: ReactNode;
}

export function Section({ id, heading, note, answer, children }: SectionProps) {
  const title = <h2 id={`${id}-heading`}>{heading}</h2>;
  const body = (
    <>
      {note && (
        <div className="mt-3 max-w-[56ch] text-ink-soft">
          <NoBreakText text={note} />
        </div>
      )}
      <div className="mt-6">{children}</div>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section">
      {answer === undefined ? (
        <>
          {title}
          {body}
        </>
      ) : (
        <PhoneFold title={title} answer={answer}>
          {body}
        </PhoneFold>
      )}
    </section>
  );
}

/** The page in a few sentences, for readers who skip the rest. */
export function Tldr({ points }: { readonly points: readonly string[] }) {
  return (
    <section aria-labelledby="tldr" className="mb-10 rounded-sheet border border-rule bg-sheet p-5 sm:p-7">
      <h2 id="tldr" className="font-sans text-base">
        TLDR
      </h2>
      <ul className="mt-3 grid gap-x-10 gap-y-3 lg:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="border-l-3 border-brand pl-4">
            <NoBreakText text={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FigureListProps {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-brand pl-4">
          <dt className="text-[0.94rem] text-ink-soft">{label}</dt>
          <dd className="font-serif text-[1.7rem] leading-tight font-semibold">
            <NoBreakText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Headings in their own column beside the paragraphs. */
export function ProseSections({ sections }: { readonly sections: readonly ProseSection[] }) {
  return sections.map(({ id, heading, paragraphs }) => (
    <section
      key={id}
      id={id}
      className="grid gap-x-12 border-t border-rule py-6 first:border-t-0 first:pt-0 lg:grid-cols-[17rem_1fr]"
    >
      <h3 className="mb-2 lg:mb-0">{heading}</h3>
      <Paragraphs paragraphs={paragraphs} />
    </section>
  ));
}

export function Paragraphs({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className="grid max-w-[56ch] gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <NoBreakText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

interface TitledListProps {
  readonly items: readonly TitledText[];
  /** Numbered if the count is part of the page's message. */
  readonly isNumbered?: boolean;
}

export function TitledList({ items, isNumbered = false }: TitledListProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className="grid gap-x-12 sm:grid-cols-2">
      {items.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-t border-rule py-5">
          {isNumbered && (
            <span aria-hidden="true" className="w-6 flex-none font-serif text-xl text-brand">
              {index + 1}
            </span>
          )}
          <div>
            <h3>{title}</h3>
            <p className="mt-1 text-ink-soft">
              <NoBreakText text={text} />
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

interface DetailListProps {
  readonly details: readonly { readonly label: string; readonly value: string; readonly detail: string }[];
}

/** Label, figure, and the explanation of the figure. */
export function DetailList({ details }: DetailListProps) {
  return (
    <dl>
      {details.map(({ label, value, detail }) => (
        <div
          key={label}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-[11rem_15rem_1fr]"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">
            <NoBreakText text={value} />
          </dd>
          <dd className="max-w-[56ch]">
            <NoBreakText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
