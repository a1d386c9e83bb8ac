import { LinkButton } from "../../ui/button.tsx";
import { SourceList } from "../data/source-list.tsx";
import type { CountyRow, CountySection, CountyTableText } from "./county-page-catalog.server.ts";
import { COUNTIES_PATH } from "./county-query.ts";
import { CountyTable } from "./county-table.tsx";

interface CountySectionTableProps {
  readonly section: CountySection;
  readonly text: CountyTableText;
  readonly rows: readonly CountyRow[];
}

/** The first counties of the table, and the way to the others. */
export function CountySectionTable({ section, text, rows }: CountySectionTableProps) {
  return (
    <>
      <h3 className="mt-8 mb-3">{section.caption}</h3>
      <CountyTable text={text} caption={section.caption} rows={rows} />
      <p className="mt-4 max-w-[90ch] text-[0.94rem] text-ink-soft">{text.marks}</p>
      <p className="mt-4 print:hidden">
        <LinkButton to={COUNTIES_PATH} look="quiet">
          {section.all}
        </LinkButton>
      </p>
      <SourceList heading={section.sourcesHeading} sources={section.sources} />
    </>
  );
}
