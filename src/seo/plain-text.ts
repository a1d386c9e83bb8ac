/** Every string inside a content record, in order. */
export function plainText(content: unknown): string {
  if (typeof content === "string") return content;
  if (typeof content !== "object" || content === null) return "";
  return Object.values(content).map(plainText).filter(Boolean).join(" ");
}
