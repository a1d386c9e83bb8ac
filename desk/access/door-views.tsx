import type { ReactNode } from "react";
import { Button } from "../../src/ui/button.tsx";
import { TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { TouchLink } from "../frame/parts.tsx";
import type { DoorView } from "./access-view-data.ts";

interface ViewProps<Page extends DoorView["page"]> {
  readonly view: Extract<DoorView, { readonly page: Page }>;
}

export function SignInPage({ view: { next, reason } }: ViewProps<"sign-in">) {
  return (
    <div className="max-w-[36rem]">
      <h1>Sign in</h1>
      {reason && <p className="mt-3 font-semibold">{reason}</p>}
      <p className="mt-3 mb-6">Your device asks for your fingerprint, your face or its PIN.</p>
      <PasskeyButton ceremony="sign-in" next={next} purpose="Signing in">
        Sign in with a passkey
      </PasskeyButton>
    </div>
  );
}

export function InvitePage({ view: { person, token } }: ViewProps<"invite">) {
  return (
    <div className="max-w-[36rem]">
      <h1>Welcome, {person}</h1>
      <p className="mt-3 mb-6">
        A passkey replaces a password: your device keeps it and uses it only after your fingerprint, your face
        or your PIN. Nobody can guess it, and it works on this site only.
      </p>
      <div className="mb-5">
        <TextField
          name="device"
          label="Name of this device"
          defaultValue="My first device"
          maxLength={60}
          required
          autoComplete="off"
        />
      </div>
      <PasskeyButton ceremony="enrol" token={token} purpose="Making a passkey">
        Make a passkey
      </PasskeyButton>
    </div>
  );
}

/** What was sent without a session, ready to be sent again. */
export function SessionEndedPage({ view: { action, fields } }: ViewProps<"session-ended">) {
  return (
    <div className="max-w-[46rem]">
      <h1>You are no longer signed in</h1>
      <p className="mt-4" role="alert">
        Nothing was changed, and nothing that you typed is lost: it is on this page. Sign in, then come back
        here and send it again.
      </p>
      <p className="mt-4">
        <TouchLink href="/" target="_blank" rel="noopener" isBold>
          Sign in, in another tab
        </TouchLink>
      </p>
      <form method="post" action={action} className="mt-4 space-y-4">
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and static markup never moves
          <UnsentField key={index} field={field} />
        ))}
        <Button type="submit">Send again</Button>
      </form>
    </div>
  );
}

/** Long texts are shown, so that they can be copied; shorter values travel along unseen. */
const LONG_VALUE = 40;

function UnsentField({
  field: { name, value },
}: {
  readonly field: ViewProps<"session-ended">["view"]["fields"][number];
}) {
  if (value.length <= LONG_VALUE && !value.includes("\n")) {
    return <input type="hidden" name={name} value={value} />;
  }
  return (
    <TextAreaField name={name} label={`What you typed: ${name}`} rows={8} defaultValue={value} required />
  );
}

interface PasskeyButtonProps {
  readonly ceremony: "sign-in" | "enrol" | "add";
  readonly next?: string;
  readonly token?: string;
  /** What needs JavaScript, for browsers without it: "Signing in". */
  readonly purpose: string;
  readonly children: ReactNode;
}

/** Works by the script only: there is no other way to ask a browser for a passkey. */
export function PasskeyButton({ ceremony, next, token, purpose, children }: PasskeyButtonProps) {
  return (
    <div>
      <Button data-passkey={ceremony} data-next={next} data-token={token} className="max-sm:w-full">
        {children}
      </Button>
      <p role="alert" data-passkey-problem="" className="mt-3 font-semibold text-poor empty:hidden" />
      <noscript>
        <p className="mt-3">{purpose} needs JavaScript. Please allow it for this site and reload the page.</p>
      </noscript>
    </div>
  );
}
