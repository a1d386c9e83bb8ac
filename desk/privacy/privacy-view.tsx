import {
  REQUEST_CHANNELS,
  REQUEST_KINDS,
  REQUEST_WORDS,
} from "../../src/leads/privacy/requests/data-request.ts";
import { Button } from "../../src/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem } from "../frame/parts.tsx";
import { PersonSections } from "./person-sections.tsx";
import type { PrivacyView } from "./read-privacy.server.ts";
import { RequestTable } from "./request-table.tsx";

/** Who asked for their data, and until when the law wants an answer. */
export function PrivacyPage({ view }: { readonly view: PrivacyView }) {
  return (
    <>
      <h1>Privacy</h1>
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-10">
          <section aria-labelledby="open-requests">
            <h2 id="open-requests">Waiting for an answer</h2>
            {view.open.length > 0 ? (
              <RequestTable caption="Open requests" rows={view.open} />
            ) : (
              <p className="py-6 font-serif text-xl">Nobody is waiting.</p>
            )}
          </section>
          <FindPerson view={view} />
          {view.answered.length > 0 && (
            <section aria-labelledby="answered-requests">
              <h2 id="answered-requests">Answered</h2>
              <RequestTable caption="Answered requests" rows={view.answered} />
            </section>
          )}
        </div>
        <EnterForm view={view} />
      </div>
    </>
  );
}

function FindPerson({ view: { search, searchProblem, person } }: { readonly view: PrivacyView }) {
  return (
    <section aria-labelledby="find-person" id="person">
      <h2 id="find-person" className="mb-4">
        What is stored about somebody
      </h2>
      <Problem text={searchProblem} className="mb-3" />
      <search>
        <form method="get" action="/privacy#person" className="flex max-w-[40rem] items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              name="who"
              label="Mail, phone or reference"
              required
              defaultValue={search}
              autoComplete="off"
              data-shortcut="/"
            />
          </div>
          <Button type="submit" look="quiet">
            Find
          </Button>
        </form>
      </search>
      {person && (
        <div className="mt-6">
          <PersonSections person={person} />
          <p className="mt-4 text-ink-soft">
            To copy, correct, delete or opt out, enter a request: it keeps the deadline and the proof.
          </p>
        </div>
      )}
    </section>
  );
}

const ENTERED_CHANNELS = REQUEST_CHANNELS.filter((channel) => channel !== "website");

/** For requests that come by phone or post. */
function EnterForm({ view: { entered, problem } }: { readonly view: PrivacyView }) {
  return (
    <section
      aria-labelledby="enter-request"
      className="self-start rounded-sheet border border-rule bg-sheet p-5"
    >
      <h2 id="enter-request">Enter a request</h2>
      <p className="mt-2 mb-4 text-[0.94rem] text-ink-soft">
        For one that came by phone, post or mail. Check first that the address or number is their own: call
        back, or write to it.
      </p>
      <Problem text={problem} className="mb-4" />
      <form method="post" action="/privacy/enter" className="space-y-4">
        <TextField
          name="who"
          label="Their address, number or reference"
          required
          defaultValue={entered.who}
          autoComplete="off"
        />
        <SelectField name="kind" label="They ask for" required defaultValue={entered.kind}>
          <Options
            empty="Choose"
            values={REQUEST_KINDS.map((kind) => ({ value: kind, label: REQUEST_WORDS[kind].name }))}
          />
        </SelectField>
        <SelectField name="channel" label="It came by" required defaultValue={entered.channel}>
          <Options empty="Choose" values={ENTERED_CHANNELS} />
        </SelectField>
        <TextAreaField name="detail" label="What they said" rows={3} defaultValue={entered.detail} />
        <Button type="submit" look="quiet">
          Enter the request
        </Button>
      </form>
    </section>
  );
}
