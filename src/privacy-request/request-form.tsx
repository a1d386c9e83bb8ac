import { useSentForm } from "../api/sent-form.tsx";
import {
  MAX_DETAIL_LENGTH,
  REQUEST_KINDS,
  REQUEST_WORDS,
  type RequestKind,
} from "../leads/privacy/requests/data-request.ts";
import { REQUEST_PATH } from "../leads/privacy/requests/request-paths.ts";
import type { RefusedRequest } from "../leads/privacy/requests/request-posts.server.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/form/field.tsx";
import { HiddenField } from "../ui/form/hidden-field.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import type { RequestContent } from "./privacy-request-catalog.server.ts";

interface RequestFormProps {
  readonly content: RequestContent;
  /** Set when the form was posted without scripts and refused. */
  readonly refused?: RefusedRequest | undefined;
}

/** Without scripts, and before they run, a plain form. With scripts it sends itself, and what was typed stays. */
export function RequestForm({ content: { form: text, sent }, refused }: RequestFormProps) {
  const { state, refusal, submit } = useSentForm({
    path: "/api/privacy-requests",
    unreachable: text.unreachable,
    refused,
    focusWhenRefused: "[role=alert]",
  });

  if (state === "sent") return <SentNotice {...sent} />;
  return (
    <form
      method="post"
      action={REQUEST_PATH}
      aria-labelledby="request-form"
      className="space-y-5"
      onSubmit={submit}
    >
      <h2 id="request-form">{text.heading}</h2>
      <p role="alert" tabIndex={-1} className="font-semibold text-poor empty:hidden">
        {refusal?.message}
      </p>
      <KindChoice text={text} chosen={refused?.values.kind} />
      <TextField
        label={text.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        inputMode="email"
        hint={text.emailHint}
        defaultValue={refused?.values.email}
        error={refusal?.errors.email}
      />
      <TextAreaField
        label={text.detail}
        name="detail"
        rows={4}
        maxLength={MAX_DETAIL_LENGTH}
        marksOptional
        hint={text.detailHint}
        defaultValue={refused?.values.detail}
        error={refusal?.errors.detail}
      />
      <HiddenField />
      <Button type="submit" disabled={state === "sending"}>
        {state === "sending" ? "Sending..." : text.button}
      </Button>
    </form>
  );
}

interface KindChoiceProps {
  readonly text: RequestContent["form"];
  readonly chosen: string | undefined;
}

function KindChoice({ text, chosen }: KindChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-[0.94rem] font-semibold">{text.question}</legend>
      <div className="divide-y divide-rule border-y border-rule">
        {REQUEST_KINDS.map((kind) => (
          <KindOption key={kind} kind={kind} explanation={text.choices[kind]} isChosen={chosen === kind} />
        ))}
      </div>
    </fieldset>
  );
}

interface KindOptionProps {
  readonly kind: RequestKind;
  readonly explanation: string;
  readonly isChosen: boolean;
}

function KindOption({ kind, explanation, isChosen }: KindOptionProps) {
  const id = `request-${kind}`;
  return (
    <div className="flex gap-3 py-3">
      <input
        id={id}
        type="radio"
        name="kind"
        value={kind}
        required
        defaultChecked={isChosen}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 flex-none accent-brand"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {REQUEST_WORDS[kind].ask}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-[0.94rem] text-ink-soft">
          {explanation}
        </p>
      </div>
    </div>
  );
}

/** Takes the button's focus, so that screen readers read it out. */
function SentNotice({ heading, text, help }: RequestContent["sent"]) {
  return (
    <div className="border-l-3 border-brand pl-5">
      <h2 tabIndex={-1} ref={(element) => element?.focus()}>
        {heading}
      </h2>
      <p className="mt-3">{text}</p>
      <p className="mt-3 text-[0.94rem] text-ink-soft">
        <NoBreakText text={help} />
      </p>
    </div>
  );
}
