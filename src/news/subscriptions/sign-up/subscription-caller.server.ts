import type { RequestScope } from "../../../request-scope.server.ts";

/** Who posted a form. */
export function requireCaller({ caller }: RequestScope) {
  if (caller === undefined) throw new Error("A form can only be posted to a running process");
  return { client: caller.address, requestId: caller.requestId };
}
