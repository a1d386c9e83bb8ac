/** Every string inside a content record, in order: the text a search looks through. */
export function plainText(content: unknown): string {
  if (typeof content === "string") return content;
  if (typeof content !== "object" || content === null) return "";
  return Object.values(content).map(plainText).filter(Boolean).join(" ");
}
