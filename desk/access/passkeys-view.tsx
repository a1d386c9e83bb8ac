import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { MomentText } from "../frame/parts.tsx";
import type { PasskeysView } from "./access-view-data.ts";
import { PasskeyButton } from "./door-views.tsx";

export function PasskeysPage({ view: { passkeys, sessions } }: { readonly view: PasskeysView }) {
  return (
    <div className="max-w-[46rem]">
      <h1>Passkeys</h1>
      {passkeys.length < 2 && (
        <p className="mt-3">
          Add a second passkey, on another device or a security key. If you lose your only one, you need a new
          invitation to get in.
        </p>
      )}
      <ul className="mt-5 border-t border-rule">
        {passkeys.map(({ id, name, added, used }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-rule py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-soft">
                added <MomentText moment={added} />,{" "}
                {used ? (
                  <>
                    last used <MomentText moment={used} />
                  </>
                ) : (
                  "never used"
                )}
              </p>
            </div>
            {passkeys.length > 1 && (
              <RowForm action="/passkeys/remove" id={id} label="Remove" subject={name} />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6 max-w-[24rem] space-y-4">
        <TextField
          name="device"
          label="Name of the new passkey"
          defaultValue="My other device"
          maxLength={60}
          required
          autoComplete="off"
        />
        <PasskeyButton ceremony="add" purpose="Adding a passkey">
          Add another passkey
        </PasskeyButton>
      </div>
      <Sessions sessions={sessions} />
    </div>
  );
}

function Sessions({ sessions }: Pick<PasskeysView, "sessions">) {
  return (
    <section className="mt-10">
      <h2>Where you are signed in</h2>
      <ul className="mt-4 border-t border-rule">
        {sessions.map(({ id, device, begun, seen, isThis }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-rule py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{isThis ? `${device} (this one)` : device}</p>
              <p className="text-sm text-ink-soft">
                since <MomentText moment={begun} />, last seen <MomentText moment={seen} />
              </p>
            </div>
            <RowForm action="/sessions/end" id={id} label="End" subject={device} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action="/sessions/end-others" className="mt-4">
          <Button type="submit" look="quiet">
            End all others
          </Button>
        </form>
      )}
    </section>
  );
}

interface RowFormProps {
  readonly action: string;
  readonly id: string;
  readonly label: string;
  /** What the button acts on, for people who hear the button without its row. */
  readonly subject: string;
}

function RowForm({ action, id, label, subject }: RowFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="quiet" className="px-4">
        {label}
        <span className="sr-only"> {subject}</span>
      </Button>
    </form>
  );
}
