import type { LeadOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, TextField } from "../../src/ui/form/field.tsx";
import { TouchLink } from "../frame/parts.tsx";
import type { OwnersView } from "./read-owners.server.ts";

export function OwnersPage({ view: { owners, problem } }: { readonly view: OwnersView }) {
  const inTurn = owners.filter(({ takesTurns }) => takesTurns).map(({ name }) => name);
  return (
    <div className="max-w-[46rem]">
      <h1>Who gets the leads</h1>
      <p className="mt-3">
        {inTurn.length === 0
          ? "New leads belong to nobody until somebody takes them: nobody takes turns."
          : `New leads go in turn to ${inTurn.join(", ")}. Somebody who asked before stays with the colleague they know. Suspected leads go to nobody.`}
      </p>
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {owners.map((owner) => (
          <li key={owner.id} className="py-5">
            <OwnerForm owner={owner} problem={problem?.id === owner.id ? problem : undefined} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        Everybody who may enter the desk is on this list. Whoever leaves keeps their leads until you give them
        to somebody else; the mails about them go to the office then.
      </p>
      <p className="mt-2">
        <TouchLink href="/">To the inbox</TouchLink>
      </p>
    </div>
  );
}

interface OwnerFormProps {
  readonly owner: LeadOwner;
  readonly problem: OwnersView["problem"];
}

function OwnerForm({ owner: { id, name, email, takesTurns }, problem }: OwnerFormProps) {
  return (
    <form
      method="post"
      action={`/owners/${id}`}
      className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <fieldset className="space-y-3">
        <legend className="mb-2 font-serif text-lg font-semibold wrap-anywhere">{name}</legend>
        <TextField
          type="email"
          name="email"
          label="Digest and reminders go to"
          hint="Empty: to the office."
          defaultValue={problem?.email ?? email ?? ""}
          error={problem?.text}
          autoComplete="off"
        />
        <CheckboxField name="turns" label="Takes new leads in turn" defaultChecked={takesTurns} />
      </fieldset>
      <Button type="submit" look="quiet">
        Save<span className="sr-only"> what goes to {name}</span>
      </Button>
    </form>
  );
}
