import { useState } from "react";
import { usesOf } from "../../calculators/deal/deal.ts";
import { type BorrowingEntity, checklistFor } from "../../calculators/deal/lenders/document-checklist.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";

/** Ticks are kept in memory only and are lost with the tab. */
export function ChecklistSection({ deal, facts, content }: SectionProps) {
  const [entity, setEntity] = useState<BorrowingEntity>("llc");
  const asked = checklistFor(facts.checklist, { purpose: deal.purpose, uses: usesOf(deal), entity });
  const groups = Map.groupBy(asked, ({ group }) => group);
  return (
    <ToolSection
      id="checklist"
      heading={content.heading}
      text={content.text}
      answer={`${asked.length} papers for this deal.`}
    >
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
}
