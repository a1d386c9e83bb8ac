import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { usePageChange } from "../../ui/page/page-link.tsx";
import type { CountyFormContent } from "./county-page-catalog.server.ts";
import {
  COUNTIES_PATH,
  type CountyQuery,
  countyAddress,
  LONGEST_NAME,
  readCountyQuery,
} from "./county-query.ts";

interface CountyFormProps {
  readonly content: CountyFormContent;
  readonly query: CountyQuery;
}

/** A plain GET form: what it finds has an address and needs no script. */
export function CountyForm({
  content: { find, state, people, anySize, states, sizes, submit },
  query,
}: CountyFormProps) {
  const changePage = usePageChange();
  return (
    <search>
      <form
        // The fields show what the address says, also after Back.
        key={countyAddress(query)}
        action={COUNTIES_PATH}
        className="grid max-w-[58rem] items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1fr_auto] print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new URLSearchParams();
          for (const [name, value] of new FormData(event.currentTarget)) asked.set(name, String(value));
          changePage(countyAddress(readCountyQuery(asked)));
        }}
      >
        <TextField
          type="search"
          name="find"
          label={find.label}
          hint={find.hint}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          defaultValue={query.find}
        />
        <SelectField name="state" label={state.label} defaultValue={query.state}>
          <option value="">{state.all}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="people" label={people} defaultValue={String(query.people)}>
          <option value="0">{anySize}</option>
          {sizes.map((size) => (
            <option key={size.people} value={size.people}>
              {size.label}
            </option>
          ))}
        </SelectField>
        {query.sort !== "ratio" && <input type="hidden" name="sort" value={query.sort} />}
        <input type="hidden" name="order" value={query.isAscending ? "up" : "down"} />
        <Button type="submit" className="lg:mt-7">
          {submit}
        </Button>
      </form>
    </search>
  );
}
