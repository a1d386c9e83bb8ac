import { TextField } from "../../src/ui/form/field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

interface InviteViewProps {
  readonly person: string;
  readonly token: string;
}

export function InviteView({ person, token }: InviteViewProps) {
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
