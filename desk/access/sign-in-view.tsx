import { PasskeyButton } from "./passkey-button.tsx";

interface SignInViewProps {
  readonly next: string;
  /** Why somebody who has signed in is asked again. */
  readonly reason: string | undefined;
}

export function SignInView({ next, reason }: SignInViewProps) {
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
