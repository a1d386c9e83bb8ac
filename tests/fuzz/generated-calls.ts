import fc from "fast-check";
import { API_PATH, apiCalls } from "../../src/developers/api/calls.server.ts";
import { anyInputOf } from "../setup/api-inputs.ts";
import { shippedContent } from "../setup/shipped-content.ts";

/** One call of the public API: its path and a body. */
export interface GeneratedCall {
  readonly path: string;
  readonly body: string;
}

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(-1, 1e308, 1e-320, "", "2500", null, true, []),
);

/** Bodies that a call's schema describes, the same with one field spoiled, and JSON of any shape. */
export const generatedCall: fc.Arbitrary<GeneratedCall> = fc.oneof(
  ...apiCalls(shippedContent).map((call) => {
    const inputs = anyInputOf(call);
    const names = Object.keys(call.input.shape);
    const spoiled = fc
      .tuple(fc.constantFrom(...names, "other", "__proto__"), oddValue)
      .map(([name, value]) => ({ ...call.example, [name]: value }));
    return fc
      .oneof(
        { arbitrary: inputs, weight: 5 },
        { arbitrary: spoiled, weight: 3 },
        { arbitrary: oddValue, weight: 1 },
      )
      .map((value) => ({ path: `${API_PATH}/${call.name}`, body: JSON.stringify(value) }));
  }),
);
