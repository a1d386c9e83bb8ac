import type { ReactNode } from "react";
import { Button } from "../../src/ui/button.tsx";

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
