import type { ReactNode } from "react";
import type { LandingPage, LeadCallToAction } from "../../content/landings/landing-page.ts";
import { CallToAction } from "../leads/form/call-to-action.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { IllustrativeNote } from "../ui/page/illustrative-note.tsx";
import { type LandingContext, LandingFrame } from "./landing-frame.tsx";
import { Section } from "./landing-sections.tsx";

interface ComparisonTemplateProps<Row> {
  readonly page: LandingPage;
  readonly context: LandingContext;
  readonly lede: string;
  readonly actions: ReactNode;
  /** The loans compared, one by one. */
  readonly contenders: ReactNode;
  /** The same loans, side by side. */
  readonly comparison: {
    readonly heading: string;
    readonly note: string;
    readonly caption: string;
    /** In a line: what a phone shows of it. */
    readonly answer: string;
    readonly columns: readonly [Column<Row>, ...Column<Row>[]];
    readonly rows: readonly Row[];
    readonly rowKey: (row: Row) => string;
  };
  /** Who should choose which loan. */
  readonly guidance: ReactNode;
  readonly closing: { readonly heading: string; readonly action: LeadCallToAction };
}

/** Template for pages that compare loans: each alone, all in one table, then who each one suits. */
export function ComparisonTemplate<Row>(props: ComparisonTemplateProps<Row>) {
  const { page, context, lede, actions, contenders, comparison, guidance, closing } = props;
  return (
    <LandingFrame page={page} context={context} lede={lede} actions={actions}>
      {contenders}
      <Section
        id="comparison"
        heading={comparison.heading}
        note={<IllustrativeNote>{comparison.note}</IllustrativeNote>}
        answer={comparison.answer}
      >
        <DataTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows}
          rowKey={comparison.rowKey}
        />
      </Section>
      {guidance}
      <CallToAction heading={closing.heading} action={closing.action} />
    </LandingFrame>
  );
}
