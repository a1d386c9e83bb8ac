import type { ChangeEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { addCampaign } from "../campaign/campaign.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import {
  CLOSING_OPTIONS,
  choiceQuery,
  type DirectoryChoice,
  DSCR_OPTIONS,
  RATIO_OPTIONS,
  RENTAL_OPTIONS,
  readChoice,
  SCORE_OPTIONS,
  SORT_OPTIONS,
} from "./lender-directory.ts";

/** What the visitor has, and what lenders state. */
const own = [
  { name: "score", label: "My score", options: SCORE_OPTIONS },
  { name: "rental", label: "My rental", options: RENTAL_OPTIONS },
  { name: "ratio", label: "My ratio", options: RATIO_OPTIONS },
] as const;
const stated = [
  { name: "sort", label: "Sort by", options: SORT_OPTIONS },
  { name: "dscr", label: "Lender's minimum DSCR", options: DSCR_OPTIONS },
  { name: "closing", label: "Closing time", options: CLOSING_OPTIONS },
] as const;

/** They share a row of a phone. */
const SHORT: readonly string[] = ["score", "rental"];

interface LenderFiltersProps {
  readonly choice: DirectoryChoice;
  /** What the directory says to the visitor's own figures. */
  readonly children: ReactNode;
}

/** A GET form: the choice is in the URL. With scripts, a choice applies at once. */
export function LenderFilters({ choice, children }: LenderFiltersProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const apply = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form === null) return;
    const entries = new FormData(form);
    const chosen = choiceQuery(readChoice((name) => String(entries.get(name))));
    const search = addCampaign(chosen && `?${chosen}`, location.search);
    navigate({ search }, { flushSync: true });
  };
  const fieldOf = ({ name, label, options }: (typeof own | typeof stated)[number]) => (
    <div key={name} className={SHORT.includes(name) ? "" : "max-sm:col-span-2"}>
      <SelectField label={label} name={name} value={choice[name]} required onChange={apply}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    </div>
  );
  return (
    <form aria-label="Sort and filter lenders" className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      {own.map(fieldOf)}
      {children}
      {stated.map(fieldOf)}
      <div className="hidden scripting-none:block">
        <Button type="submit" look="quiet">
          Apply
        </Button>
      </div>
    </form>
  );
}
