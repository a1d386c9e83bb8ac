import type { ComponentProps } from "react";
import type { Formula } from "../../content/calculators/formula.ts";
import type { formulasContent } from "../../content/calculators/formulas.ts";
import type { PrintedVector } from "../calculators/deal/formula-vectors/formula-vectors.ts";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";

interface TestedFormula extends Formula {
  readonly vectors: readonly PrintedVector[];
}

interface FormulasPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: typeof formulasContent;
  readonly formulas: readonly TestedFormula[];
}

/** Each formula with its assumptions, its rounding, where lenders differ, and its test vectors. */
export function FormulasPage({ crumbs, content, formulas }: FormulasPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede} />
      <div className="wrap">
        <p className="text-ink-soft">
          Version {content.version}, <DateText isoDate={content.updated} />
        </p>
        <ul className="mt-4 max-w-[60ch] list-disc space-y-1 pl-5">
          {content.notes.map((note) => (
            <li key={note}>
              <NoBreakText text={note} />
            </li>
          ))}
        </ul>
        <nav aria-labelledby="contents" className="mt-8">
          <h2 id="contents" className="font-sans text-base tracking-normal">
            On this page
          </h2>
          <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
            {formulas.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1.5">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {formulas.map((formula) => (
          <FormulaSection key={formula.id} formula={formula} />
        ))}
        <section aria-labelledby="changes" className="section">
          <h2 id="changes">Versions</h2>
          <ul className="mt-3 max-w-[60ch]">
            {content.changes.map(({ version, date, text }) => (
              <li key={version}>
                <strong className="font-semibold">{version}</strong>, <DateText isoDate={date} />. {text}
              </li>
            ))}
          </ul>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to="/deal-analyzer">Analyze a Deal</LinkButton>
            <PageLink to="/developers" prefetch="intent" className="link">
              {content.developers}
            </PageLink>
          </p>
        </section>
      </div>
    </>
  );
}

function FormulaSection({ formula }: { readonly formula: TestedFormula }) {
  const { id, name, purpose, notation, assumptions, rounding, variesByLender, vectors } = formula;
  return (
    <section aria-labelledby={id} className="section">
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      <p className="mt-3 max-w-[60ch]">
        <NoBreakText text={purpose} />
      </p>
      <p className="mt-4 border-l-3 border-brand bg-sheet px-4 py-3 font-semibold wrap-anywhere">
        {notation.map((line) => (
          <span key={line} className="block">
            <NoBreakText text={line} />
          </span>
        ))}
      </p>
      <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <Facts heading="Assumptions" facts={[...assumptions, `Rounding: ${rounding}`]} />
          <Facts heading="Where lenders differ" facts={variesByLender} />
        </div>
        <div>
          <h3>Tested with</h3>
          {vectors.map((vector) => (
            <Vector key={`${vector.result} ${givenText(vector)}`} vector={vector} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Facts({ heading, facts }: { readonly heading: string; readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h3 className="not-first:mt-5">{heading}</h3>
      <ul className="mt-2 max-w-[60ch] list-disc space-y-1 pl-5 wrap-anywhere">
        {facts.map((fact) => (
          <li key={fact}>
            <NoBreakText text={fact} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Vector({ vector }: { readonly vector: PrintedVector }) {
  return (
    <dl className="mt-2 border-t border-rule pt-2 text-[0.94rem]">
      <dt className="sr-only">Given</dt>
      <dd className="wrap-anywhere text-ink-soft">
        <NoBreakText text={givenText(vector)} />
      </dd>
      <div className="flex justify-between gap-4">
        <dt>
          <NoBreakText text={vector.result} />
        </dt>
        <dd className="max-w-[70%] shrink-0 font-semibold wrap-anywhere">{vector.expected}</dd>
      </div>
    </dl>
  );
}

function givenText({ given }: PrintedVector): string {
  return given.map(({ label, value }) => `${label} ${value}`).join(", ");
}
