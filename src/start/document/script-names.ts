/** What a script of the browser bundle contains that styles can depend on. Found by the build. */
export interface ScriptNames {
  /** Elements (`dialog`), classes (`.wrap`) and variables (`--ink`) of the stylesheet. */
  readonly names: readonly string[];
  /** Scripts that it loads, at once or later. */
  readonly scripts: readonly string[];
}

/** The names in these scripts and in everything that they load. */
export function collectNames(
  all: Readonly<Record<string, ScriptNames>>,
  scripts: Iterable<string>,
): ReadonlySet<string> {
  const names = new Set<string>();
  // A set may grow while it is iterated.
  const reached = new Set(scripts);
  for (const script of reached) {
    for (const name of all[script]?.names ?? []) names.add(name);
    for (const other of all[script]?.scripts ?? []) reached.add(other);
  }
  return names;
}
