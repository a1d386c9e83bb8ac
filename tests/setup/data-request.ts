import type { DataRequest } from "../../src/leads/privacy/requests/data-request.ts";

/** A request through the website that nobody has answered yet. */
export function sampleRequest(changes: Partial<DataRequest> = {}): DataRequest {
  return {
    id: "1",
    reference: "PR-0000-0000",
    kind: "delete",
    channel: "website",
    subject: { email: "ann@person.example" },
    masked: "a***@person.example",
    isMailed: true,
    detail: "My words",
    hasPrivacySignal: false,
    requestedAt: 0,
    provenAt: 0,
    answer: undefined,
    ...changes,
  };
}
