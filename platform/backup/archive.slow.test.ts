import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { folderOfEachTest } from "../../tests/setup/test-folder.ts";
import { type ArchiveFile, extractArchive, writeArchive } from "./archive.ts";

const inFolder = folderOfEachTest();
let archive = "";
beforeEach(() => {
  archive = inFolder("site.backup");
});

const PASSPHRASE = "correct horse battery staple";
const CONTENTS = {
  "manifest.json": "{}",
  empty: "",
  "mail/a.eml": "x".repeat(511),
  big: "0123456789".repeat(400_000),
};

/** The first three, written before the site used a library for tar. */
const EARLIER_ARCHIVE =
  "H4sIAAAAAAAAA+3XwUoDMRAG4D33KfYJ6mQymUmO3rx4Kj7AJJuBSreKraCI7y4tCFYPPe22YL5LYC8z7OQnyajbtdXdfvm4e9p20wAAYIDjCn9X" +
  "AMDOUUASATp8d0ACXQcT9XPidbfXlw5mqXWFPj4v3UFzSXV83r9PXON8/uE0/yBA3PI/h1HXmxtd1nEzXY1z8xeR3/Pn4Nv85/DW/Gfd6u4WA68e7lfT" +
  "7bFz+fcUTs4CAEHClv85EDnPpj6E7FmiOkesg2OTGplSTWSZrKCzKlKjd1CAwdgVVbOofT/+fEEsqs9QiDBFK644SmrZqMSU2HJCQtFKrhJTyslTUUoh" +
  "JZclBswxhL4/3kgW0diHIQslCYUxq+EwVKggPlmuyLFgKGEIpiwcBzH0OFgJgINDLYe+vk+2xaV/ctM0zRX6AiQI9J8AEgAA";

const SIZES = Object.fromEntries(Object.entries(CONTENTS).map(([name, text]) => [name, text.length]));

async function* listFiles(
  contents: Readonly<Record<string, string>> = CONTENTS,
): AsyncGenerator<ArchiveFile> {
  for (const [name, text] of Object.entries(contents)) {
    const content = Buffer.from(text);
    yield { name, bytes: content.length, modifiedAt: 1_700_000_000_000, content: [content] };
  }
}

async function extract(passphrase?: string): Promise<Record<string, number>> {
  const target = mkdtempSync(inFolder("out-"));
  mkdirSync(path.join(target, "mail"));
  const names = await extractArchive(archive, { passphrase, locate: (name) => path.join(target, name) });
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(target, name), "utf8").length]),
  );
}

function change(at: number): void {
  const bytes = readFileSync(archive);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(archive, bytes);
}

describe.each([{ passphrase: undefined }, { passphrase: PASSPHRASE }])(
  "an archive with passphrase $passphrase",
  ({ passphrase }) => {
    test("gives back every file, and only its owner can read it", async () => {
      const size = await writeArchive(archive, listFiles(), { passphrase });
      expect(statSync(archive)).toMatchObject({ size });
      expect(statSync(archive).mode & 0o777).toBe(0o600);
      expect(readFileSync(archive).includes("manifest")).toBe(false);
      expect(await extract(passphrase)).toEqual(SIZES);
      expect(readdirSync(inFolder())).not.toContain("site.backup.part");
    });

    test("is refused after a change anywhere, or without its end", async () => {
      const size = await writeArchive(archive, listFiles(), { passphrase });
      const intact = readFileSync(archive);
      for (const at of [Math.floor(size / 2), size - 20]) {
        change(at);
        await expect(extract(passphrase), `changed at ${at}`).rejects.toThrow(/damaged/);
        writeFileSync(archive, intact);
      }
      for (const length of [0, size - 1]) {
        writeFileSync(archive, intact.subarray(0, length));
        await expect(extract(passphrase), `cut to ${length}`).rejects.toThrow(/damaged|incomplete/);
      }
    });
  },
);

test("an encrypted archive opens with its own passphrase only", async () => {
  await writeArchive(archive, listFiles(), { passphrase: PASSPHRASE });
  await expect(extract()).rejects.toThrow("is encrypted. Set BACKUP_PASSPHRASE");
  await expect(extract("another passphrase")).rejects.toThrow("The passphrase is not the one of");
});

test("an archive without a passphrase opens with tar, and lists the checksums as sha256sum does", async () => {
  await writeArchive(archive, listFiles(), { passphrase: undefined });
  execFileSync("tar", ["-xzf", archive, "-C", inFolder()]);
  expect(readFileSync(inFolder("mail/a.eml"), "utf8")).toBe(CONTENTS["mail/a.eml"]);
  expect(statSync(inFolder("big")).mtimeMs).toBe(1_700_000_000_000);
  const sum = createHash("sha256").update(CONTENTS.big).digest("hex");
  expect(readFileSync(inFolder("SHA256SUMS"), "utf8")).toContain(`\n${sum}  big\n`);
});

test("an archive of an earlier version gives back every file", async () => {
  writeFileSync(archive, EARLIER_ARCHIVE, "base64");
  expect(await extract()).toEqual({ "manifest.json": 2, empty: 0, "mail/a.eml": 511 });
});

test("an archive with a link is refused, whatever its checksums say", async () => {
  symlinkSync("/etc/passwd", inFolder("empty"));
  writeFileSync(inFolder("SHA256SUMS"), `${createHash("sha256").digest("hex")}  empty\n`);
  execFileSync("tar", ["-czf", archive, "-C", inFolder(), "empty", "SHA256SUMS"]);
  await expect(extract()).rejects.toThrow("is damaged, or is not a backup of this site.");
});

test.each(["shorter", "longer than before"])(
  "a file that became %s while it was copied is named",
  async (now) => {
    async function* files(): AsyncGenerator<ArchiveFile> {
      yield { name: "a.eml", bytes: 10, modifiedAt: 0, content: [Buffer.from(now)] };
    }
    const written = writeArchive(archive, files(), { passphrase: undefined });
    await expect(written).rejects.toThrow("a.eml changed while it was copied");
  },
);

test("an archive that cannot be completed leaves nothing behind", async () => {
  async function* fail(): AsyncGenerator<ArchiveFile> {
    yield* listFiles();
    throw new Error("the disk is gone");
  }
  await expect(writeArchive(archive, fail(), { passphrase: undefined })).rejects.toThrow("the disk is gone");
  expect(readdirSync(inFolder())).toEqual([]);
});
