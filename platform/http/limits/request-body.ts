import { PROBLEMS, type Problem } from "../problem.ts";

export type Reading<Value> = { readonly value: Value } | { readonly problem: Problem };

/** Reads the whole body, but stops once it exceeds `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<Reading<Uint8Array>> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > maxBytes) return { problem: PROBLEMS.tooLarge };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Node never delivers more than Content-Length, so the body needs no streaming.
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

/** JSON is always UTF-8 (RFC 8259). */
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

/** Copied onto another object, these keys could replace its prototype. No field has such a name. */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** JSON.parse drops a key whose reviver returns undefined. */
function dropPrototypeKeys(key: string, value: unknown): unknown {
  return PROTOTYPE_KEYS.has(key) ? undefined : value;
}
