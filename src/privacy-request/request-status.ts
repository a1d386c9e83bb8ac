import type { RequestKind } from "../leads/privacy/requests/data-request.ts";

/** What the person sees of their request. Days are ISO dates. */
export interface RequestStatus {
  readonly reference: string;
  readonly kind: RequestKind;
  /** Null once the person was deleted. */
  readonly masked: string | null;
  readonly detail: string | null;
  readonly hasPrivacySignal: boolean;
  readonly requested: string;
  readonly proven: string | null;
  readonly deadline: string;
  /** Null while they wait. */
  readonly answer: { readonly day: string; readonly text: string; readonly note: string | null } | null;
  /** Null if there is none to download. */
  readonly copy: { readonly path: string; readonly until: string } | null;
}
