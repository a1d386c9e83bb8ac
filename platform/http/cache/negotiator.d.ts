/** What is used of it. Its published types are of an older version, without the second parameter. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(message: { readonly headers: Readonly<Record<string, string>> });
    /** Those that are welcome, in the order of the client's wishes, then of `preferred`. */
    encodings<Name extends string>(
      available: readonly Name[],
      options: { readonly preferred: readonly Name[] },
    ): Name[];
  }
}
