import type { ChangeEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { addCampaign } from "../campaign/campaign.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import {
  CLOSING_OPTIONS,
  choiceQuery,
  type DirectoryChoice,
  DSCR_OPTIONS,
  readChoice,
  SORT_OPTIONS,
} from "./lender-directory.ts";

const fields = [
  { name: "sort", label: "Sort by", options: SORT_OPTIONS },
  { name: "dscr", label: "Lender's minimum DSCR", options: DSCR_OPTIONS },
  { name: "closing", label: "Closing time", options: CLOSING_OPTIONS },
] as const;

/** A GET form: the choice is in the URL. With scripts, a choice applies at once. */
export function LenderFilters({ choice }: { readonly choice: DirectoryChoice }) {
  const navigate = useNavigate();
  const location = useLocation();
  const apply = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form === null) return;
    const entries = new FormData(form);
    const chosen = choiceQuery(readChoice((name) => String(entries.get(name))));
    const search = addCampaign(chosen && `?${chosen}`, location.search);
    navigate({ search }, { preventScrollReset: true, flushSync: true });
  };
  return (
    <form aria-label="Sort and filter lenders" className="flex flex-wrap items-end gap-4">
      {fields.map(({ name, label, options }) => (
        <div key={name} className="w-full sm:w-auto sm:min-w-52 sm:flex-1">
          <SelectField label={label} name={name} value={choice[name]} required onChange={apply}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <div className="hidden scripting-none:block">
        <Button type="submit" look="quiet">
          Apply
        </Button>
      </div>
    </form>
  );
}
