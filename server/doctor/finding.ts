/** An issue that doctor found, and how to fix it. */
export interface Finding {
  /** `problem`: fix it before going live, or at once if live. `advice`: the operator decides. */
  readonly level: "problem" | "advice";
  readonly what: string;
  readonly remedy: string;
}

/** One thing that doctor looks at, and what it found there. */
export interface Check {
  readonly about: string;
  /** Where the desk shows more of it. */
  readonly deskPath?: string;
  readonly findings: readonly Finding[];
}

export function problem(what: string, remedy: string): Finding {
  return { level: "problem", what, remedy };
}

export function advice(what: string, remedy: string): Finding {
  return { level: "advice", what, remedy };
}

/** The finding, if it applies. */
export function when(applies: boolean, finding: Finding): readonly Finding[] {
  return applies ? [finding] : [];
}
