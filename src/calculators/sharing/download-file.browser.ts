import { downloadFile } from "../../ui/download-file.browser.ts";

export { downloadFile };

export function downloadText(
  fileName: string,
  text: string,
  type: "text/plain" | "text/csv" | "application/json",
): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}
