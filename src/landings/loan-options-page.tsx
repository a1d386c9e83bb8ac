import type { LoanOptionsLanding } from "../../content/landings/loan-options.ts";
import { LeadLink } from "../leads/form/lead-link.tsx";
import type { Column } from "../ui/data-table.tsx";
import { nameFirst } from "../ui/page/phone-fold.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import { ComparisonTemplate } from "./comparison-template.tsx";
import type { LandingContext } from "./landing-frame.tsx";
import { ProseSections, Section } from "./landing-sections.tsx";

type LoanType = LoanOptionsLanding["loanTypes"][number];

interface LoanOptionsPageProps {
  readonly content: LoanOptionsLanding;
  readonly context: LandingContext;
}

const columns: readonly [Column<LoanType>, ...Column<LoanType>[]] = [
  { heading: "Loan", cell: ({ name }) => name },
  { heading: "Rates", cell: ({ rates }) => rates },
  { heading: "Timeline", cell: ({ timeline }) => timeline },
  { heading: "Down payment", cell: ({ downPayment }) => downPayment },
  { heading: "Term", cell: ({ term }) => term },
  { heading: "Qualifies on", cell: ({ qualifiesOn }) => qualifiesOn },
];

export function LoanOptionsPage({ content, context }: LoanOptionsPageProps) {
  const [first, second] = content.consultations;
  return (
    <ComparisonTemplate
      page={content}
      context={context}
      lede={content.introduction}
      actions={<LeadLink source={first.source}>{first.label}</LeadLink>}
      contenders={
        <Section id="loan-types" heading="Four loans for a rental" note={content.loanTypesNote}>
          <ul>
            {content.loanTypes.map((loanType) => (
              <LoanTypeItem key={loanType.id} loanType={loanType} />
            ))}
          </ul>
        </Section>
      }
      comparison={{
        heading: "Rates and timelines compared",
        note: content.comparisonNote,
        answer: nameFirst(content.loanTypes.map(({ name, rates }) => `${name}: ${rates}`)),
        caption: "Four loan types by rate, timeline and terms",
        columns,
        rows: content.loanTypes,
        rowKey: ({ id }) => id,
      }}
      guidance={
        <Section
          id="choosing"
          heading="How to choose"
          answer={nameFirst(content.choosing.map(({ heading }) => heading))}
        >
          <ProseSections sections={content.choosing} />
        </Section>
      }
      closing={{ heading: "Torn between two?", action: second }}
    />
  );
}

function LoanTypeItem({ loanType }: { readonly loanType: LoanType }) {
  const { id, name, summary, pros, cons, bestFor } = loanType;
  return (
    <li id={id} className="grid gap-x-12 gap-y-5 border-t border-rule py-7 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-2">
          <NoBreakText text={summary} />
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <PointList heading="Pros" sign="+" points={pros} />
        <PointList heading="Cons" sign="−" points={cons} />
        <p className="border-l-3 border-brand pl-4 sm:col-span-2">
          <strong className="font-semibold">Best for:</strong> <NoBreakText text={bestFor} />
        </p>
      </div>
    </li>
  );
}

interface PointListProps {
  readonly heading: string;
  readonly sign: "+" | "−";
  readonly points: readonly string[];
}

function PointList({ heading, sign, points }: PointListProps) {
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <ul className="mt-1">
        {points.map((point) => (
          <li key={point} className="flex gap-3 py-1">
            <span aria-hidden="true" className={sign === "+" ? "text-good" : "text-poor"}>
              {sign}
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
