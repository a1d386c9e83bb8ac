import { memo } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { OffersAnswer } from "./offers-answer.ts";
import { sayQuestion } from "./question-text.ts";

interface QuestionsSectionProps {
  readonly answer: OffersAnswer;
  readonly content: CompareOffersContent;
}

export const QuestionsSection = memo(function QuestionsSection({ answer, content }: QuestionsSectionProps) {
  const { heading, text } = content.sections.questions;
  return (
    <ToolSection id="questions" heading={heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">{text}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {answer.questions.map((questions, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
          <div key={index}>
            <h3 className="wrap-anywhere">{answer.names[index]}</h3>
            <ul className="mt-2 max-w-[60ch] list-disc space-y-1.5 pl-5">
              {questions.map((question) => (
                <li key={question.id}>
                  <NoBreakText text={sayQuestion(question, content)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ToolSection>
  );
});
