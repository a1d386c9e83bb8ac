import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { composeMail, type Mailer } from "./mail.ts";

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
      return { type: "delivered" };
    },
  };
}
