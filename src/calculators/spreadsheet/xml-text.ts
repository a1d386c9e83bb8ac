/** Characters that XML 1.0 has no way to write. A lone surrogate is half a character. */
const NOT_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(NOT_IN_XML, "").replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}

/** The text of a cell. Spreadsheets read `_x0041_` as the letter A, so the underscore is written that way itself. */
export function escapeCellText(text: string): string {
  return escapeXml(text).replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}
