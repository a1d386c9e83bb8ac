export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** True for texts by the same names. */
export function isTexts<Name extends string>(value: unknown, like: Texts<Name>): value is Texts<Name> {
  const texts = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.keys(like).every((name) => typeof texts.get(name) === "string");
}
