import { type ComponentProps, useCallback, useReducer, useRef } from "react";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import type { DscrInputs } from "../../dscr/dscr.ts";
import { buttonLooks } from "../../ui/button.tsx";
import { DscrAnswer } from "../dscr-calculator/dscr-answer.tsx";
import { INITIAL_DSCR_CALCULATOR, updateDscrCalculator } from "../dscr-calculator/dscr-calculator.ts";
import { type DscrEntry, entryOf } from "../dscr-calculator/dscr-entry.ts";
import { DscrForm } from "../dscr-calculator/dscr-form.tsx";
import { readDscrFragment } from "../dscr-calculator/dscr-link.ts";
import { EmptyAnswer } from "../dscr-calculator/empty-answer.tsx";
import { writeDscrFragment } from "../sharing/dscr-fragment.ts";
import { useSharedInputs } from "../sharing/shared-link.tsx";
import { EmbedLink } from "./embed-link.tsx";
import { EmbedPage } from "./embed-page.tsx";

interface DscrEmbedProps extends Omit<ComponentProps<typeof EmbedPage>, "children"> {
  readonly calculator: Pick<DscrCalculatorContent, "fields" | "countOnce" | "paymentHelp" | "definitions">;
  readonly example: DscrInputs;
}

/** The simple calculator. It starts with an example, so that it is never empty, and saves nothing. */
export function DscrEmbed({ calculator: content, example, ...page }: DscrEmbedProps) {
  const [calculator, dispatch] = useReducer(updateDscrCalculator, example, calculate);
  const open = useCallback((entry: DscrEntry) => dispatch({ type: "open", entry }), []);
  useSharedInputs(readDscrFragment, open);
  const answer = useRef<HTMLElement>(null);
  const { result } = calculator;
  return (
    <EmbedPage {...page}>
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8">
        <DscrForm
          calculator={calculator}
          dispatch={dispatch}
          content={content}
          onCalculated={() => answer.current?.scrollIntoView({ block: "nearest" })}
          onReset={ignore}
        />
        <DscrAnswer
          ref={answer}
          calculator={calculator}
          definitions={content.definitions}
          empty={<EmptyAnswer />}
        >
          <p className="mt-5">
            <EmbedLink
              href={`${page.fullPath}${result ? writeDscrFragment(result) : ""}`}
              className={buttonLooks.plain}
            >
              {page.content.openFull}
            </EmbedLink>
          </p>
        </DscrAnswer>
      </div>
    </EmbedPage>
  );
}

function calculate(inputs: DscrInputs) {
  return updateDscrCalculator(INITIAL_DSCR_CALCULATOR, { type: "open", entry: entryOf(inputs) });
}

function ignore(): void {}
