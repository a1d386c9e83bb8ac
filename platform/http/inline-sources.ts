import { createHash } from "node:crypto";
import type { InlineSources } from "./security-headers.ts";

export interface UnmarkedDocument {
  readonly html: string;
  readonly inline: InlineSources;
}

/** CSP source that allows one inline script or style by its text. */
export function hashSource(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Replaces the nonce of a document's inline scripts and styles with their hashes, so that the document can be served
 * more than once. The nonce cannot be guessed, so the site itself wrote everything that carries it.
 */
export function replaceNonce(html: string, nonce: string): UnmarkedDocument {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = "", text = ""] of html.matchAll(
    /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gs,
  )) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    const source = hashSource(text);
    if (tag === "script") scripts.add(source);
    else styles.add(source);
  }
  return { html: html.replaceAll(attribute, ""), inline: { scripts: [...scripts], styles: [...styles] } };
}
