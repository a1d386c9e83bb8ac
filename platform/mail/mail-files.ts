import { glob, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { composeMail, type Mailer } from "./mail.ts";

/** Folder for mails while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, "mail");
}

const WRITTEN_INTO_FILE = "put into a file and not sent: no mail server is set";

/** Used when no mail server is configured: writes each mail to a file that any mail program can open. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const message = composeMail(mail);
      if (message === undefined) return { type: "permanent", reason: "not an e-mail address" };
      const { message: content } = await transport.sendMail(message);
      if (!Buffer.isBuffer(content)) throw new Error("The mail was not composed in memory");
      const file = path.join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Write, then rename, so that a reader of the folder never sees half a mail.
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { type: "delivered", reason: WRITTEN_INTO_FILE };
    },
  };
}

/** Removes the mails with these ids. Returns how many files it removed. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for await (const file of listMailFiles(folder)) {
    const [id = ""] = path.basename(file).split(".", 1);
    if (!ids.includes(id)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Removes mails written before the given time and returns their number. With `isDryRun` it only counts them. */
export async function purgeMailFiles(
  folder: string,
  { before, isDryRun = false }: { readonly before: number; readonly isDryRun?: boolean },
): Promise<number> {
  let found = 0;
  for await (const file of listMailFiles(folder)) {
    if ((await stat(file)).mtimeMs >= before) continue;
    if (!isDryRun) await rm(file, { force: true });
    found += 1;
  }
  return found;
}

/** Includes the partial files that a crash leaves behind. Yields nothing if the folder does not exist. */
async function* listMailFiles(folder: string): AsyncGenerator<string> {
  for await (const name of glob("*.eml{,.part}", { cwd: folder })) yield path.join(folder, name);
}
