import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, TextField } from "../../src/ui/form/field.tsx";
import { MomentText, TouchLink } from "../frame/parts.tsx";
import type { Colleague, PeopleView } from "./read-people.server.ts";

export function PeoplePage({ view: { people, problem, invited, refused } }: { readonly view: PeopleView }) {
  const inTurn = people.filter(({ takesTurns }) => takesTurns).map(({ name }) => name);
  return (
    <div className="max-w-[46rem]">
      <h1>Colleagues</h1>
      {invited && <Invitation invited={invited} />}
      <p className="mt-3">
        {inTurn.length === 0
          ? "New leads belong to nobody until somebody takes them: nobody takes turns."
          : `New leads go in turn to ${inTurn.join(", ")}. Somebody who asked before stays with the colleague they know. Suspected leads go to nobody.`}
      </p>
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {people.map((person) => (
          <li key={person.id} className="py-5">
            <PersonForm person={person} problem={problem?.id === person.id ? problem : undefined} />
            <Access person={person} />
          </li>
        ))}
      </ul>
      <InviteForm refused={refused} />
      <p className="mt-8">
        <TouchLink href="/">To the inbox</TouchLink>
      </p>
    </div>
  );
}

function Invitation({
  invited: { name, link, until, isNew },
}: {
  readonly invited: NonNullable<PeopleView["invited"]>;
}) {
  return (
    <section role="status" className="my-5 border-l-3 border-brand bg-brand-wash px-4 py-3">
      <p>
        {isNew ? `This link lets ${name} in.` : `${name} was invited before: this link adds a passkey.`} It
        works once, until <MomentText moment={until} />, and is shown only now. Whoever has it can enter: send
        it to {name} alone.
      </p>
      <p className="mt-2 font-semibold select-all wrap-anywhere">{link}</p>
    </section>
  );
}

interface PersonFormProps {
  readonly person: Colleague;
  readonly problem: PeopleView["problem"];
}

function PersonForm({ person: { id, name, email, takesTurns }, problem }: PersonFormProps) {
  return (
    <form
      method="post"
      action={`/people/${id}`}
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

function Access({
  person: { id, name, passkeys, sessions, seen, isViewer },
}: {
  readonly person: Colleague;
}) {
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">
        {passkeys === 0 ? "No passkey yet" : count(passkeys, "passkey")}, {count(sessions, "session")}
        {seen && (
          <>
            , last here <MomentText moment={seen} />
          </>
        )}
        {isViewer && (
          <>
            . This is you: <TouchLink href="/passkeys">your passkeys and sessions</TouchLink>
          </>
        )}
      </p>
      {!isViewer && (
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 items-center">
            Access<span className="sr-only"> of {name}</span>
          </summary>
          <div className="mt-2 space-y-4">
            <form method="post" action="/people/invite">
              <input type="hidden" name="name" value={name} />
              <p className="mb-2">Who has lost every passkey gets a new invitation. It ends no session.</p>
              <Button type="submit" look="quiet">
                Invite {name} again
              </Button>
            </form>
            <form method="post" action={`/people/${id}/revoke`}>
              <p className="mb-2">
                Sessions, passkeys, invitations and the calendar link end at once. The leads of {name} stay
                theirs until you give them to somebody else; the mails about them go to the office.
              </p>
              <Button type="submit" look="quiet">
                Take away {name}'s access
              </Button>
            </form>
          </div>
        </details>
      )}
    </>
  );
}

function InviteForm({ refused }: Pick<PeopleView, "refused">) {
  return (
    <section className="mt-10 max-w-[24rem]">
      <h2>Invite somebody</h2>
      <form method="post" action="/people/invite" className="mt-4 space-y-4">
        <TextField
          name="name"
          label="Name"
          hint="As the desk and the audit log call this person."
          defaultValue={refused?.name ?? ""}
          error={refused?.text}
          maxLength={60}
          required
          autoComplete="off"
        />
        <Button type="submit">Make an invitation</Button>
      </form>
    </section>
  );
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}
