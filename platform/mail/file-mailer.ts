import { glob, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { composeMail, type Mailer } from "./mail.ts";

/** For a site without a mail server: each mail is a file, which any mail program opens. */
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
      // Whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { type: "delivered" };
    },
  };
}

/** The files of mails with these ids, as far as there are any. */
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

/** Mails that were written before the moment. With `isDryRun` they are counted only. */
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

/** Also halves of mails, which a crash leaves behind. None if no mail was ever written. */
async function* listMailFiles(folder: string): AsyncGenerator<string> {
  for await (const name of glob("*.eml{,.part}", { cwd: folder })) yield path.join(folder, name);
}
