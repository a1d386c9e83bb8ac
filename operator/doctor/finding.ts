/** Something that doctor found, and what to do about it. */
export interface Finding {
  /** `problem`: do not go live, or stay live, with it. `advice`: your decision. */
  readonly level: "problem" | "advice";
  readonly what: string;
  readonly remedy: string;
}

export function problem(what: string, remedy: string): Finding {
  return { level: "problem", what, remedy };
}

export function advice(what: string, remedy: string): Finding {
  return { level: "advice", what, remedy };
}
