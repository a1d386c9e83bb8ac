import { memo, useState } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { ChecklistRecord } from "../../../content/calculators/document-checklist.ts";
import { type Deal, usesOf } from "../../calculators/deal/deal.ts";
import { type BorrowingEntity, checklistFor } from "../../calculators/deal/lenders/document-checklist.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { SelectField } from "../../ui/form/field.tsx";

interface ChecklistSectionProps {
  readonly deal: Deal;
  readonly items: readonly ChecklistRecord[];
  readonly content: DealAnalyzerContent["sections"]["checklist"];
}

/** Ticks are kept in memory only and are lost with the tab. */
export const ChecklistSection = memo(
  function ChecklistSection({ deal, items, content }: ChecklistSectionProps) {
    const [entity, setEntity] = useState<BorrowingEntity>("llc");
    const asked = checklistFor(items, { purpose: deal.purpose, uses: usesOf(deal), entity });
    const groups = Map.groupBy(asked, ({ group }) => group);
    return (
      <ToolSection id="checklist" heading={content.heading}>
        <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
        <div className="mb-6 max-w-56">
          <SelectField
            label="Title is taken by"
            required
            value={entity}
            onText={(chosen) => setEntity(chosen === "personal" ? "personal" : "llc")}
          >
            <option value="llc">A company (LLC)</option>
            <option value="personal">You in person</option>
          </SelectField>
        </div>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          {[...groups].map(([group, members]) => (
            <div key={group}>
              <h3 className="mb-2">{group}</h3>
              <ul className="space-y-2">
                {members.map((item) => (
                  <li key={item.id}>
                    <label className="flex gap-3">
                      <input type="checkbox" className="mt-0.5 size-6 flex-none accent-brand" />
                      <span>
                        {item.label}
                        {item.note && <span className="block text-sm text-ink-soft">{item.note}</span>}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </ToolSection>
    );
  },
  (before, after) =>
    before.deal.purpose === after.deal.purpose && usesOf(before.deal).join() === usesOf(after.deal).join(),
);
