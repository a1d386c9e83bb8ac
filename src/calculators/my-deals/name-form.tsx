import { type FormEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { todayHere } from "../../ui/text/today.browser.ts";
import { cleanName, NAME_LIMIT } from "./deal-name.ts";
import { hasRoom, type KeptDeal, keepDeal, MAX_DEALS, sameIn } from "./kept-deals.ts";
import { KEPT_TOOLS } from "./kept-tools.ts";
import { changeMyDeals, readMyDeals } from "./my-deals-store.browser.ts";

interface NameFormProps extends Pick<KeptDeal, "tool" | "figures"> {
  readonly onKept: (name: string, replaced: KeptDeal | undefined) => void;
}

export function NameForm({ tool, figures, onKept }: NameFormProps) {
  const noun = KEPT_TOOLS[tool];
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const stored = readMyDeals();
  const kept = stored.kind === "deals" ? stored.kept : undefined;
  const name = cleanName(typed);
  const same = kept && sameIn(kept, { name, tool });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name === "") return setError(`Give the ${noun} a name, such as the street.`);
    if (kept && !same && !hasRoom(kept)) {
      return setError(`There is room for ${MAX_DEALS} deals. Remove one on My Deals first.`);
    }
    let replaced: KeptDeal | undefined;
    const outcome = changeMyDeals((current) => {
      replaced = sameIn(current, { name, tool });
      return keepDeal(current, { name, keptOn: todayHere(), tool, figures });
    });
    if (outcome.isStored) onKept(name, replaced);
    else setError(outcome.problem);
  };
  return (
    <form onSubmit={keep} noValidate>
      <p className="mb-4 max-w-[60ch]">
        The {noun} stays in this browser, on this device, until you remove it. Nothing is sent to us. Anybody
        who uses this browser can see it.
      </p>
      <TextField
        label="Name"
        hint={
          same
            ? `A ${noun} of this name is kept already. It will be replaced.`
            : `Such as the street. Use the name of a kept ${noun} to replace it.`
        }
        error={error}
        required
        autoFocus
        autoComplete="off"
        maxLength={NAME_LIMIT}
        list={listId}
        value={typed}
        onText={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      <datalist id={listId}>
        {kept?.deals
          .filter((other) => other.tool === tool)
          .map((other) => (
            <option key={other.id} value={other.name} />
          ))}
      </datalist>
      <Button type="submit" className="mt-5">
        {same ? "Replace the Kept One" : "Keep in This Browser"}
      </Button>
    </form>
  );
}
