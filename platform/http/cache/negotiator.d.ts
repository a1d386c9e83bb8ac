/** Declares only the API used here. The published types are for an older version without the second parameter. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(message: { readonly headers: Readonly<Record<string, string>> });
    /** Accepted encodings, ordered by the client's preference, then by `preferred`. */
    encodings<Name extends string>(
      available: readonly Name[],
      options: { readonly preferred: readonly Name[] },
    ): Name[];
  }
}
