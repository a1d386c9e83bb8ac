import type { Problem } from "../problem.ts";

/** The value that an answer consists of, or what is wrong with the request. */
export type PublicAnswer = { readonly value: object } | { readonly problem: Problem };

export type PublicEndpoint =
  /** Takes JSON by POST. The same body has the same answer. */
  | {
      readonly kind: "call";
      /** How many requests it counts as. */
      readonly cost: number;
      answer(body: unknown, siteUrl: string): PublicAnswer;
    }
  /** Read by GET. Made once, at the first request. */
  | { readonly kind: "file"; read(siteUrl: string): object };

/** By path, such as "/api/v1/dscr". */
export type PublicEndpoints = ReadonlyMap<string, PublicEndpoint>;
