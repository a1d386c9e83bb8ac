import { useCallback, useId, useRef, useState } from "react";
import type { DscrBasis } from "../../content/landings/market-landing.ts";
import { bandOf, sayLender } from "../dscr/dscr.ts";
import { formatUsd } from "../dscr/money.ts";
import { useKeptInHistory } from "../ui/kept-in-history.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { answerToPayment, answerToPrice } from "./first-answer.ts";
import type { HomeContent } from "./home-catalog.server.ts";
import { QuickQuestion } from "./quick-question.tsx";

interface TryItProps {
  readonly content: HomeContent["tryIt"];
  /** What counts while nobody has said more about a house. */
  readonly usual: DscrBasis;
}

/**
 * The first answer: from the price, or from the payment for those who know it. The styles alone show the chosen one, so
 * the switch works before the application has started, and without scripts.
 */
export function TryIt({ content, usual }: TryItProps) {
  const id = useId();
  const { heading, question, price, payment } = content;
  const modes = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState({ mode: "price" });
  const restore = useCallback((kept: typeof asked) => {
    for (const radio of modes.current?.querySelectorAll("input") ?? []) {
      if (radio.value === kept.mode) radio.click();
    }
  }, []);
  useKeptInHistory("ask", asked, restore);
  return (
    <section aria-labelledby={id} className="group/ask border-t border-rule pt-3 sm:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-sans text-base tracking-normal max-sm:sr-only">
          {heading}
        </h2>
        <fieldset
          ref={modes}
          onChange={({ target }) => target instanceof HTMLInputElement && setAsked({ mode: target.value })}
          className="flex gap-1 rounded-control border border-edge p-0.5 max-sm:w-full"
        >
          <legend className="sr-only">{question}</legend>
          <Mode name={id} value="price" label={price.mode} isFirst />
          <Mode name={id} value="payment" label={payment.mode} />
        </fieldset>
      </div>
      <div className="mt-2 group-has-[[value=payment]:checked]/ask:hidden">
        <QuickQuestion
          content={price}
          answerTo={(entry) => answerToPrice(entry, usual)}
          judge={sayLender}
          explain={({ pitia, to }) => (
            <>
              Counts {usual.ratePercent}% for {usual.termYears} years, tax {formatUsd(pitia.propertyTax)} and
              insurance {formatUsd(pitia.insurance)} a month: {price.assumed}.{" "}
              <PageLink to={to.replace("from=home", "from=home-change")} className="link">
                {price.change}
              </PageLink>
            </>
          )}
        />
      </div>
      <div className="mt-2 hidden group-has-[[value=payment]:checked]/ask:block">
        <QuickQuestion
          content={payment}
          answerTo={answerToPayment}
          judge={(ratio) => bandOf(ratio).message}
          explain={() => payment.note}
        />
      </div>
    </section>
  );
}

interface ModeProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isFirst?: boolean;
}

function Mode({ name, value, label, isFirst = false }: ModeProps) {
  return (
    <label className="flex min-h-10 flex-auto cursor-pointer items-center justify-center rounded-[0.4rem] px-1 text-center text-[0.9rem] font-semibold text-ink-soft has-checked:bg-brand-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:px-3 sm:whitespace-nowrap">
      <input type="radio" name={name} value={value} defaultChecked={isFirst} className="sr-only" />
      {label}
    </label>
  );
}
