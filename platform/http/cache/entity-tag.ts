import { createHash } from "node:crypto";

/** Strong ETag of a body, including the quotes. */
export function entityTagOf(body: Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** A comma or a star inside the quotes is part of a tag. */
const ENTITY_TAGS = /(?:W\/)?"[^"]*"/g;

/** Weak comparison of an If-None-Match header with the current tag (RFC 9110, 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = stripWeakness(tag);
  return ifNoneMatch.match(ENTITY_TAGS)?.some((item) => stripWeakness(item) === opaque) ?? false;
}

function stripWeakness(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}
