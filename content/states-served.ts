import { part } from "./site-content.ts";

/** Takes two letters. The operator publishes the states: operator settings. */
export const isStateServed = part(({ records }) => {
  const served = new Set(records.service.states);
  return (state: string) => served.has(state);
});

/** Beside the state in the lead form, if one is chosen where the service is not offered. */
export const unservedStatesText = {
  explanation:
    "We do not refer investors for property in this state. Every calculator, guide and file stays open to you, and we can talk about property in another state.",
  callLabel: "Call me about property in another state",
} as const;
