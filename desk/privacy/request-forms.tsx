import { LOAN_PURPOSES } from "../../src/leads/lead.ts";
import { OPT_OUT_SCOPES, type OptOutScope } from "../../src/leads/privacy/opt-out.ts";
import { STATES } from "../../src/office/states.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem } from "../frame/parts.tsx";
import { LeadContact } from "./person-sections.tsx";
import type { CorrectedValues, CorrectionView, RequestView } from "./read-privacy.server.ts";

/** What the operator can answer, and what went wrong with it. */
export function RequestForms({ view }: { readonly view: RequestView }) {
  const path = `/privacy/${view.reference}`;
  return (
    <section
      aria-labelledby="request-forms"
      className="divide-y divide-rule rounded-sheet border border-rule bg-sheet px-5"
    >
      <div className="py-5">
        <h2 id="request-forms" className="mb-4">
          Answer
        </h2>
        <Problem text={view.problem?.text} className="mb-4" />
        <MainForm view={view} path={path} />
      </div>
      <form method="post" action={`${path}/decline`} className="space-y-3 py-5">
        <TextAreaField
          name="note"
          label="Decline, because"
          rows={3}
          required
          defaultValue={view.problem?.note ?? ""}
          hint="The person reads this."
        />
        <Button type="submit" look="quiet">
          Decline the request
        </Button>
      </form>
    </section>
  );
}

interface FormProps {
  readonly view: RequestView;
  readonly path: string;
}

function MainForm({ view, path }: FormProps) {
  if (view.kind === "opt-out") return <OptOutForm view={view} path={path} />;
  const hasChoice = view.person?.isStored || (view.person?.linked.length ?? 0) > 0;
  if (!hasChoice) return <NothingForm path={path} />;
  switch (view.kind) {
    case "export":
      return <CopyForm view={view} path={path} />;
    case "correct":
      return <CorrectionForm view={view} path={path} />;
    case "delete":
      return <DeletionForm view={view} path={path} />;
  }
}

function NothingForm({ path }: { readonly path: string }) {
  return (
    <form method="post" action={`${path}/nothing`} className="space-y-3">
      <p>Nothing is stored about this person, so there is nothing to do.</p>
      <Button type="submit">Answer: nothing is stored</Button>
    </form>
  );
}

function CopyForm({ view, path }: FormProps) {
  return (
    <form method="post" action={`${path}/copy`} className="space-y-4">
      <LinkedChoice view={view} />
      <p className="text-[0.94rem] text-ink-soft">
        {view.isMailed
          ? "The person gets a mail with a link, and can download the copy for 14 days from the page of their request."
          : "Download the copy first and hand it over yourself: there is no mail address to write to."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{view.isMailed ? "Release the copy" : "I handed over the copy"}</Button>
        <Button type="submit" look="quiet" formAction={`${path}/download`}>
          Download it here
        </Button>
      </div>
    </form>
  );
}

function DeletionForm({ view, path }: FormProps) {
  return (
    <form method="get" action={`${path}/delete`} className="space-y-4">
      <LinkedChoice view={view} />
      <p className="text-[0.94rem] text-ink-soft">
        The next page shows exactly what goes, and asks once more.
      </p>
      <Button type="submit">Go on to the deletion</Button>
    </form>
  );
}

const SCOPE_LABELS = {
  email: "No more emails",
  phone: "No more calls",
  sms: "No more texts",
  sharing: "Not to be passed on to lenders",
} as const satisfies Record<OptOutScope, string>;

function OptOutForm({ view, path }: FormProps) {
  return (
    <form method="post" action={`${path}/opt-out`} className="space-y-4">
      <fieldset>
        <legend className="mb-2 text-[0.94rem] font-semibold">What the person wants to stop</legend>
        <div className="space-y-2">
          {OPT_OUT_SCOPES.map((scope) => (
            <CheckboxField
              key={scope}
              id={`scope-${scope}`}
              name="scope"
              value={scope}
              defaultChecked
              label={SCOPE_LABELS[scope]}
            />
          ))}
        </div>
      </fieldset>
      <LinkedChoice view={view} />
      <Button type="submit">Record the opt-out</Button>
    </form>
  );
}

function CorrectionForm({ view, path }: FormProps) {
  return (
    <form method="post" action={`${path}/correct`} className="space-y-4">
      {view.correction && <CorrectionFields correction={view.correction} />}
      <LinkedChoice view={view} />
      <Button type="submit">Correct the leads</Button>
    </form>
  );
}

function CorrectionFields({
  correction: { stored, values, notes },
}: {
  readonly correction: CorrectionView;
}) {
  const field = (name: keyof CorrectedValues) => ({ name, defaultValue: values[name], error: notes[name] });
  return (
    <>
      <p className="text-[0.94rem] text-ink-soft">
        Change what is wrong. It is changed in every lead of this person; the proof of consent stays as it
        was.
      </p>
      {Object.entries(stored).map(([name, value]) => (
        <input key={name} type="hidden" name={`seen-${name}`} value={value} />
      ))}
      <TextField {...field("name")} label="Name" required autoComplete="off" />
      <TextField {...field("email")} label="E-mail" required autoComplete="off" />
      <TextField {...field("phone")} label="Phone" required autoComplete="off" />
      <SelectField {...field("state")} label="State">
        <Options empty="Not given" values={STATES} />
      </SelectField>
      <SelectField {...field("purpose")} label="Loan purpose">
        <Options empty="Not given" values={LOAN_PURPOSES} />
      </SelectField>
    </>
  );
}

/** Leads that the person has not proven: never touched unless somebody decides so for each. */
function LinkedChoice({ view }: { readonly view: RequestView }) {
  const linked = view.person?.linked ?? [];
  if (linked.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-[0.94rem] font-semibold">
        Not proven: include these only if you checked them
      </legend>
      <div className="space-y-2">
        {linked.map((lead) => (
          <CheckboxField
            key={lead.reference}
            id={`also-${lead.reference}`}
            name="also"
            value={lead.reference}
            defaultChecked={view.chosen?.includes(lead.reference)}
            label={
              <>
                {lead.name}, <span className="whitespace-nowrap">{lead.reference}</span>
                <LeadContact lead={lead} />
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
