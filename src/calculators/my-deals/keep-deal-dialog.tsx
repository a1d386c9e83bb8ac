import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { todayHere } from "../../ui/text/today.browser.ts";
import type { Deal } from "../deal/deal.ts";
import { cleanName, NAME_LIMIT } from "./deal-name.ts";
import { hasRoomFor, keepDeal, MAX_DEALS } from "./kept-deals.ts";
import { changeMyDeals, readMyDeals } from "./my-deals-store.browser.ts";

interface KeepDealDialogProps {
  readonly deal: Deal;
  readonly onClose: () => void;
}

export default function KeepDealDialog({ deal, onClose }: KeepDealDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [keptAs, setKeptAs] = useState<string | null>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      title={keptAs === null ? "Keep this deal" : "Kept in this browser"}
      onClose={onClose}
    >
      {keptAs === null ? (
        <NameForm deal={deal} onKept={setKeptAs} />
      ) : (
        <div role="status">
          <p>
            <strong className="font-semibold wrap-anywhere">{keptAs}</strong> is one of your deals now.
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6">
            <PageLink to="/my-deals" className="link inline-flex min-h-11 items-center font-semibold">
              See My Deals
            </PageLink>
            <Button look="plain" autoFocus onClick={() => dialog.current?.close()}>
              Go On Here
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}

interface NameFormProps {
  readonly deal: Deal;
  readonly onKept: (name: string) => void;
}

function NameForm({ deal, onKept }: NameFormProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const stored = readMyDeals();
  const kept = stored.kind === "deals" ? stored.kept : undefined;
  const name = cleanName(typed);
  const isReplaced = kept?.deals.some((other) => other.name === name) ?? false;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name === "") return setError("Give the deal a name, such as the street.");
    if (kept && !hasRoomFor(kept, name)) {
      return setError(`There is room for ${MAX_DEALS} deals. Remove one on My Deals first.`);
    }
    const outcome = changeMyDeals((current) => keepDeal(current, { name, keptOn: todayHere(), deal }));
    if (outcome.isStored) onKept(name);
    else setError(outcome.problem);
  };
  return (
    <form onSubmit={keep} noValidate>
      <p className="mb-4 max-w-[60ch]">
        The deal stays in this browser, on this device, until you remove it. Nothing is sent to us. Anybody
        who uses this browser can see it.
      </p>
      <TextField
        label="Name"
        hint={
          isReplaced
            ? "A deal of this name is kept already. It will be replaced."
            : "Such as the street. Use the name of a kept deal to replace it."
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
        {kept?.deals.map((other) => (
          <option key={other.id} value={other.name} />
        ))}
      </datalist>
      <Button type="submit" className="mt-5">
        {isReplaced ? "Replace the Kept Deal" : "Keep in This Browser"}
      </Button>
    </form>
  );
}
