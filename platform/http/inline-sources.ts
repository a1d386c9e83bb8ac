import { createHash } from "node:crypto";
import type { InlineSources } from "./security-headers.ts";

export interface UnmarkedDocument {
  readonly html: string;
  readonly inline: InlineSources;
}

/** Allows one inline script or style, by its text. */
export function hashSource(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Turns a document whose inline scripts and styles carry a nonce into one that is allowed by their hashes, so that it
 * can be answered more than once. The nonce is not to be guessed: whatever carries it was put there by the site.
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
