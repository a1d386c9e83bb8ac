import { part } from "../../../content/site-content.ts";
import type { PublicEndpoint, PublicEndpoints } from "../../../platform/http/public-api/public-endpoint.ts";
import type { ApiCall } from "./call.ts";
import { API_PATH, apiCalls, stateFiguresCall } from "./calls.server.ts";
import { fieldErrorsOf } from "./field-errors.server.ts";
import { describeApi } from "./openapi.server.ts";

export const OPENAPI_PATH = "/openapi.json";

/** The API as the server offers it. A call is checked here, before it computes anything. */
export const publicEndpoints = part<PublicEndpoints>(
  (site) =>
    new Map<string, PublicEndpoint>([
      ...apiCalls(site).map((call) => [`${API_PATH}/${call.name}`, endpointOf(call)] as const),
      [`${API_PATH}/${stateFiguresCall.name}`, { kind: "file", read: stateFiguresCall.answer }],
      [OPENAPI_PATH, { kind: "file", read: (siteUrl) => describeApi(site, siteUrl) }],
    ]),
);

function endpointOf(call: ApiCall): PublicEndpoint {
  return {
    kind: "call",
    cost: call.cost,
    answer(body, siteUrl) {
      const checked = call.input.safeParse(body, { reportInput: true });
      if (checked.success) return { value: call.answer(checked.data, siteUrl) };
      const errors = fieldErrorsOf(checked.error);
      const [first] = errors;
      const message = first ? `${first.field}: ${first.message}` : "The request has a mistake.";
      return { problem: { status: 422, message, extension: { errors } } };
    },
  };
}
