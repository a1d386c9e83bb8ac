import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import type { EditDeal } from "../../calculators/deal-form/field-group.tsx";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";
import { dealToCsv, dealToJson } from "../deal-files.ts";
import { PacketPart } from "../packet/packet-part.tsx";
import { BridgeSection } from "../ratios/bridge-section.tsx";
import type { TryDeal } from "../scenarios/deal-scenarios.ts";
import { BookingsSection } from "./bookings-section.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { EligibilitySection } from "./eligibility-section.tsx";
import { ExitSection } from "./exit-section.tsx";
import { LimitsSection } from "./limits-section.tsx";
import { PathSection } from "./path-section.tsx";
import { RateSection } from "./rate-section.tsx";
import { ResetSection } from "./reset-section.tsx";
import { SafetySection } from "./safety-section.tsx";

interface DealSectionsProps extends Omit<SectionProps, "content"> {
  readonly onTry: TryDeal;
  readonly onEdit: EditDeal;
  readonly content: Pick<
    DealAnalyzerContent,
    "sections" | "ladder" | "packet" | "resets" | "bookings" | "ltvNotes" | "borrower"
  >;
}

/** Everything below the answer and the scenarios. Memoized: it is large and changes only after a pause in typing. */
export const DealSections = memo(function DealSections({
  onTry,
  onEdit,
  content: { sections, ladder, packet, resets, bookings, ltvNotes, borrower },
  ...shared
}: DealSectionsProps) {
  return (
    <div className="late-sections">
      <BridgeSection {...shared} content={sections.bridge} />
      <ResetSection deal={shared.deal} content={resets} />
      <BookingsSection deal={shared.deal} lenders={shared.facts.lenders} content={bookings} />
      <PathSection {...shared} onTry={onTry} content={sections.path} />
      <LimitsSection {...shared} content={sections.limits} ltvNotes={ltvNotes} />
      <EligibilitySection {...shared} content={sections.eligibility} borrowerContent={borrower} />
      <RateSection {...shared} onTry={onTry} content={sections.rate} />
      <SafetySection {...shared} content={sections.safety} />
      <ExitSection {...shared} content={sections.exit} ladder={ladder} onEdit={onEdit} />
      <KeepDeal {...shared} content={sections.keep} packet={packet} />
      <ChecklistSection {...shared} content={sections.checklist} />
    </div>
  );
});

interface KeepDealProps extends SectionProps {
  readonly packet: DealAnalyzerContent["packet"];
}

function KeepDeal({ deal, facts, content, packet }: KeepDealProps) {
  return (
    <KeepSection
      path="/deal-analyzer"
      fileName="deal"
      content={content}
      makeFragment={() => writeDealFragment(deal)}
      makeCsv={() => dealToCsv(deal)}
      makeJson={() => dealToJson(deal)}
      makeWorkbook={async (url) => {
        const { dealWorkbook } = await import("../../calculators/deal/spreadsheet/deal-workbook.ts");
        return dealWorkbook(deal, { ...facts, url });
      }}
      deal={deal}
      formulas="/formulas"
    >
      <PacketPart deal={deal} facts={facts} content={packet} />
    </KeepSection>
  );
}
