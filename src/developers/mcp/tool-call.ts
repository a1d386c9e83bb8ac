import type { ApiCall } from "../api/call.ts";

/** A call of the API, and the name by which assistants see it. */
export interface ToolCall {
  readonly tool: string;
  readonly call: ApiCall;
}

/** Describes the fields of a deal for all tools that take one. */
export const DEAL_TOOL = "analyze_deal";
