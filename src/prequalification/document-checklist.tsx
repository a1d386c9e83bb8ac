import { useEffect, useRef, useState } from "react";
import type { ChecklistGroup } from "../../content/prequalification-steps.ts";
import { Button } from "../ui/button.tsx";
import { CheckboxField } from "../ui/form/field.tsx";

interface DocumentChecklistProps {
  readonly groups: readonly ChecklistGroup[];
  readonly onPrint: () => void;
}

/** A checklist. The browser keeps the ticks for as long as the page lives: they are neither sent nor stored. */
export function DocumentChecklist({ groups, onPrint }: DocumentChecklistProps) {
  const [readyCount, setReadyCount] = useState(0);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const form = useRef<HTMLFormElement>(null);
  const count = () => setReadyCount(new FormData(form.current ?? undefined).getAll("ready").length);
  // Counts what was ticked before the application started.
  useEffect(count, []);
  return (
    <form
      ref={form}
      autoComplete="off"
      onChange={count}
      onReset={() => setReadyCount(0)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {groups.map(({ id, title, items }) => (
          <fieldset key={id} className="break-inside-avoid">
            <legend className="mb-3 font-serif text-[1.18rem] font-semibold">{title}</legend>
            <ul className="space-y-2">
              {items.map((item) => (
                <li key={item.id}>
                  <CheckboxField id={`ready-${item.id}`} name="ready" value={item.id} label={item.label} />
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="font-semibold scripting-none:hidden">
          {`${readyCount} of ${total} ready`}
        </p>
        <div className="flex gap-3 print:hidden">
          <Button look="quiet" className="scripting-none:hidden" onClick={onPrint}>
            Print checklist
          </Button>
          <Button type="reset" look="quiet">
            Clear
          </Button>
        </div>
      </div>
    </form>
  );
}
