/** Long enough for every browser to have read the text into its download. */
const KEEP_MS = 60_000;

export function downloadText(
  fileName: string,
  text: string,
  type: "text/plain" | "text/csv" | "application/json",
): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
