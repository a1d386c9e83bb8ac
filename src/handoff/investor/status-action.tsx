import type { ReactNode } from "react";
import { DEAL_STATUS_PATH } from "./deal-status-path.ts";

interface StatusActionProps {
  readonly token: string;
  readonly act:
    | "attest"
    | "take-purpose-back"
    | "tell-value"
    | "tell-more"
    | "choose"
    | "withdraw-deal"
    | "take-back"
    | "take-referral-back";
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A plain form: the browser itself posts it, with or without scripts. */
export function StatusAction({ token, act, fields = {}, children }: StatusActionProps) {
  return (
    <form method="post" action={`${DEAL_STATUS_PATH}?token=${token}`} className="mt-4 space-y-4">
      {Object.entries({ ...fields, token, act }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
