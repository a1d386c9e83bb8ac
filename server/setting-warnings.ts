import type { DeskConfig } from "./desk-settings.ts";

/** A setting that is valid, and probably not what the operator wants. Start and doctor say it. */
export interface SettingWarning {
  readonly what: string;
  readonly remedy: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

export function warnAboutSettings(
  variables: Variables,
  known: readonly string[],
  desk: DeskConfig | undefined,
): readonly SettingWarning[] {
  return [...findMisspelled(variables, known), ...warnAboutDesk(desk)];
}

function warnAboutDesk(desk: DeskConfig | undefined): readonly SettingWarning[] {
  const { protocol, hostname } = new URL(desk?.url ?? "https://none");
  if (protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost")) return [];
  return [
    {
      what: `DESK_URL is ${desk?.url}, not https: browsers refuse passkeys there`,
      remedy: "Put a proxy with a certificate in front of the desk, and set DESK_URL to the https URL.",
    },
  ];
}

/** Other programs have variables too, and short names resemble each other by chance. */
const MAX_DIFFERENCES = [
  { minLength: 10, differences: 2 },
  { minLength: 6, differences: 1 },
  { minLength: 0, differences: 0 },
] as const;

function findMisspelled(variables: Variables, known: readonly string[]): readonly SettingWarning[] {
  const unknown = Object.keys(variables).filter((name) => variables[name]?.trim() && !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = findClosest(name.toUpperCase(), known);
    if (meant === undefined) return [];
    return [{ what: `${name} is not a setting and is ignored`, remedy: `Is ${meant} meant?` }];
  });
}

function findClosest(name: string, known: readonly string[]): string | undefined {
  const [closest] = known
    .map((setting) => ({ setting, differences: countDifferences(name, setting) }))
    .filter(({ setting, differences }) => differences <= allowedDifferences(setting))
    .toSorted((one, other) => one.differences - other.differences);
  return closest?.setting;
}

function allowedDifferences({ length }: string): number {
  return MAX_DIFFERENCES.find(({ minLength }) => length >= minLength)?.differences ?? 0;
}

/** How many letters are missing, too many, others, or swapped with their neighbor. */
function countDifferences(one: string, other: string): number {
  let before: readonly number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return at(above, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
