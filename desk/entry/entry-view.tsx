import { CONSENT_WAYS } from "../../src/leads/entry/entry-consent.ts";
import { LOAN_PURPOSES, MAX_LENGTHS } from "../../src/leads/lead.ts";
import type { ContactChannel } from "../../src/leads/privacy/opt-out.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import { STATES } from "../../src/office/states.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem, TouchLink } from "../frame/parts.tsx";
import { LeadSection } from "../lead/lead-sections.tsx";
import type { EntryView } from "./entry-view-data.ts";

const SHOWN = ["phone", "sms", "email"] as const satisfies readonly ContactChannel[];
const CHANNELS: Readonly<Record<ContactChannel, string>> = {
  phone: "to be called",
  sms: "to be sent text messages",
  email: "to be written to by e-mail",
};

/** A referral needs a lender and a closing an amount: these are recorded on the lead's page. */
const canBeEntered = (status: LeadStatus) => status === "contacted" || status === "declined";

export function EntryPage({ view }: { readonly view: EntryView }) {
  const { typed, errors, key, today } = view;
  const count = Object.keys(errors).length;
  return (
    <div className="max-w-[44rem]">
      <h1>Enter a lead</h1>
      <p className="mt-2">
        For somebody who called, wrote or spoke to you. Several at once:{" "}
        <TouchLink href="/leads/import">import a file</TouchLink>
      </p>
      <Problem
        text={count > 0 ? "Nothing was stored. See below what is missing." : undefined}
        className="mt-4"
      />
      <form method="post" action="/leads/new" className="mt-4">
        <input type="hidden" name="key" value={key} />
        <LeadSection title="The person">
          <div className="grid gap-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextField
                name="name"
                label="Full name"
                required
                autoComplete="off"
                maxLength={MAX_LENGTHS.name}
                defaultValue={typed.name}
                error={errors.name}
              />
            </div>
            <TextField
              type="tel"
              name="phone"
              label="Phone number"
              hint="This or an e-mail address"
              autoComplete="off"
              defaultValue={typed.phone}
              error={errors.phone}
            />
            <TextField
              type="email"
              name="email"
              label="E-mail"
              hint="This or a phone number"
              autoComplete="off"
              defaultValue={typed.email}
              error={errors.email}
            />
            <SelectField
              name="state"
              label="State"
              marksOptional
              defaultValue={typed.state}
              error={errors.state}
            >
              <Options empty="Not known" values={STATES} />
            </SelectField>
            <SelectField
              name="loanPurpose"
              label="Loan purpose"
              marksOptional
              defaultValue={typed.loanPurpose}
              error={errors.loanPurpose}
            >
              <Options empty="Not known" values={LOAN_PURPOSES} />
            </SelectField>
            <TextField
              name="loan"
              label="Loan"
              hint="In dollars, if they said"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed.loan}
              error={errors.loan}
            />
            <TextField
              name="ratio"
              label="Ratio"
              hint="The lender's, such as 1.17, if they said"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed.ratio}
              error={errors.ratio}
            />
            <TextField
              name="source"
              label="Came from"
              hint="Such as phone, referral or trade fair"
              required
              defaultValue={typed.source}
              error={errors.source}
            />
            <TextField
              type="date"
              name="received"
              label="Received on"
              hint="Empty: now"
              max={today}
              defaultValue={typed.received}
              error={errors.received}
            />
            <SelectField name="status" label="Status" defaultValue={typed.status} error={errors.status}>
              <Options empty="new: waits for an answer" values={LEAD_STATUSES.filter(canBeEntered)} />
            </SelectField>
            <div className="sm:col-span-2">
              <TextAreaField
                name="message"
                label="What they want"
                marksOptional
                rows={3}
                defaultValue={typed.message}
                error={errors.message}
              />
            </div>
          </div>
        </LeadSection>
        <ConsentFields view={view} />
        <Button type="submit">Store the lead</Button>
      </form>
    </div>
  );
}

/** What the person agreed to, in whose words. */
function ConsentFields({ view: { typed, errors, today } }: { readonly view: EntryView }) {
  return (
    <LeadSection title="Consent">
      <p className="max-w-[62ch]">
        The record will say that you wrote this down, and that the site showed no text. What the person did
        not agree to, the desk does not offer.
      </p>
      <fieldset className="mt-4 space-y-2">
        <legend className="mb-1 text-[0.94rem] font-semibold">The person agreed</legend>
        {SHOWN.map((channel) => (
          <CheckboxField
            key={channel}
            name="channels"
            value={channel}
            label={CHANNELS[channel]}
            defaultChecked={typed.consent.channels.includes(channel)}
          />
        ))}
        {errors.channels && <p className="font-semibold text-poor">{errors.channels}</p>}
      </fieldset>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField name="way" label="How" marksOptional defaultValue={typed.consent.way} error={errors.way}>
          <Options empty="No consent" values={CONSENT_WAYS} />
        </SelectField>
        <TextField
          type="date"
          name="day"
          label="When"
          max={today}
          defaultValue={typed.consent.day}
          error={errors.day}
        />
        <div className="sm:col-span-2">
          <TextAreaField
            name="words"
            label="In which words"
            marksOptional
            rows={3}
            defaultValue={typed.consent.words}
            error={errors.words}
          />
        </div>
      </div>
    </LeadSection>
  );
}
