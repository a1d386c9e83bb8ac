import { PROBLEMS, type Problem } from "../problem.ts";

export type Reading<Value> = { readonly value: Value } | { readonly problem: Problem };

/** The whole body, unless it is larger than `maxBytes`: then it stops reading there. */
export async function readBody(request: Request, maxBytes: number): Promise<Reading<Uint8Array>> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > maxBytes) return { problem: PROBLEMS.tooLarge };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // No more than was announced can come, and read as a whole it needs no stream.
    if (length !== null) return { value: new Uint8Array(await request.arrayBuffer()) };
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) return { problem: PROBLEMS.tooLarge };
      chunks.push(chunk);
    }
  } catch {
    return { problem: PROBLEMS.incomplete };
  }
  return { value: Buffer.concat(chunks, size) };
}

/** JSON in another character set than UTF-8 does not exist (RFC 8259). */
export function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? "");
}

export function parseJson(body: Uint8Array): Reading<unknown> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return { value: JSON.parse(text, dropPrototypeKeys) };
  } catch {
    return { problem: PROBLEMS.malformedJson };
  }
}

/** Copied onto another object they would replace what that object inherits. No field has such a name. */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** What a reviver makes undefined is left out. */
function dropPrototypeKeys(key: string, value: unknown): unknown {
  return PROTOTYPE_KEYS.has(key) ? undefined : value;
}
