import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";

const LIMIT_MS = 15_000;

/** Waits for a mail that the site of the end-to-end tests, or another one, writes to this person. */
export async function waitForMail(
  email: string,
  subject: string,
  dataFolder = inject("siteData"),
): Promise<string> {
  const folder = path.join(dataFolder, "mail");
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(100)) {
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith(".eml"))
        .map((file) => readFile(path.join(folder, file), "utf8").then(decodeLines)),
    );
    const found = mails.find((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`));
    if (found !== undefined) return found;
  }
  throw new Error(`No mail with the subject ${subject} was written within ${LIMIT_MS / 1000} s`);
}

/** Decodes quoted-printable text and unfolds header lines. */
function decodeLines(raw: string): string {
  return raw
    .replaceAll("=\r\n", "")
    .replaceAll("=3D", "=")
    .replace(/\r\n[ \t]/g, " ");
}
