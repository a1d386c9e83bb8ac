import { testConventional } from "../../calculators/offers/conventional/conventional-test.ts";
import {
  conventionalRowsOf,
  sayConventional,
} from "../../calculators/offers/conventional/conventional-text.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import type { AnswerProps } from "../compare-offers-catalog.server.ts";

/** Only for who asked for it. */
export function ConventionalSection({ answer: { set }, content }: Omit<AnswerProps, "facts">) {
  if (!set.borrower) return null;
  const { heading, text, note } = content.conventional.section;
  const test = testConventional(set);
  const sentence = test ? sayConventional(test) : content.conventional.needsRate;
  return (
    <ToolSection id="conventional" heading={heading} text={text} answer={sentence}>
      <p className="mb-4 max-w-[60ch] font-semibold max-md:hidden">{sentence}</p>
      {test && (
        <dl className="max-w-[36rem] text-[0.94rem]">
          {conventionalRowsOf(test, "rounded").map(({ label, text: figure }) => (
            <div key={label} className="flex justify-between gap-6 border-t border-rule py-1.5">
              <dt>{label}</dt>
              <dd className="text-right">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-[60ch] text-sm text-ink-soft">{note}</p>
    </ToolSection>
  );
}
