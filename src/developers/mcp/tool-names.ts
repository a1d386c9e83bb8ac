/** The calls that are tools, by the names that assistants see. Few, because an assistant reads about all of them. */
const TOOL_NAMES: Readonly<Record<string, string>> = {
  dscr: "calculate_dscr",
};

/** Those of the calls that are tools, in the same order. */
export function nameTools<Call extends { readonly name: string }>(
  calls: readonly Call[],
): readonly { readonly tool: string; readonly call: Call }[] {
  return calls.flatMap((call) => {
    const tool = TOOL_NAMES[call.name];
    return tool === undefined ? [] : [{ tool, call }];
  });
}
