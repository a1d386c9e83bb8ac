import { type ReactNode, useState } from "react";
import { fieldsOf } from "../calculators/sharing/dscr-fragment.ts";
import { RatioFigure } from "../dscr/gauge/ratio-figure.tsx";
import { useKeptInHistory } from "../ui/kept-in-history.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import type { Entry, FirstAnswer } from "./first-answer.ts";
import { QuickField } from "./quick-field.tsx";

interface QuickQuestionProps<Field extends string, Answer extends FirstAnswer<Field>> {
  readonly content: {
    readonly label: string;
    readonly fields: Entry<Field>;
    readonly start: Entry<Field>;
    /** Where nothing would follow what somebody types. */
    readonly withoutScripts: string;
    readonly missing: string;
    readonly noLoan: string;
    readonly complaint: string;
    readonly linkLabel: string;
  };
  readonly answerTo: (entry: Entry<Field>) => Answer;
  /** What a ratio means, in a sentence. */
  readonly judge: (ratio: number) => string;
  /** What was counted besides. */
  readonly explain: (answer: Answer) => ReactNode;
}

/** A few figures in a row, and above them the ratio that follows every key. */
export function QuickQuestion<Field extends string, Answer extends FirstAnswer<Field>>({
  content,
  answerTo,
  judge,
  explain,
}: QuickQuestionProps<Field, Answer>) {
  const { label, fields, missing, noLoan } = content;
  const [entry, setEntry] = useState(content.start);
  useKeptInHistory(label, entry, setEntry);
  const answer = answerTo(entry);
  const { ratio, readings } = answer;
  return (
    <>
      <div aria-live="polite" className="min-h-35">
        {typeof ratio === "number" ? (
          <RatioFigure label={label} dscr={ratio} size="large" verdict={judge(ratio)} />
        ) : (
          <>
            <p className="verdict-text max-sm:text-[1.25rem]">{ratio === null ? noLoan : missing}</p>
            <p className="mt-1 text-[0.94rem] font-semibold">{label}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2 scripting-none:hidden">
        {fieldsOf(fields).map((name) => (
          <QuickField
            key={name}
            label={fields[name]}
            text={entry[name]}
            onText={(text) => setEntry((before) => ({ ...before, [name]: text }))}
            reading={readings[name]}
            complaint={content.complaint}
          />
        ))}
      </div>
      <p className="hidden scripting-none:block">{content.withoutScripts}</p>
      <p className="mt-2 text-[0.94rem] text-ink-soft">{explain(answer)}</p>
      <p className="mt-2">
        <PageLink to={answer.to} prefetch="intent" className="link font-semibold">
          {content.linkLabel}
        </PageLink>
      </p>
    </>
  );
}
