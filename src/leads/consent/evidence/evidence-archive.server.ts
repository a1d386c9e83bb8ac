import { strToU8, zipSync } from "fflate";
import type { EvidenceBundle } from "./evidence-bundle.server.ts";

/** The earliest day that the ZIP format knows, so that equal files make equal archives. Its times have no zone. */
const MODIFIED = new Date(1980, 0, 1);

/** One file to hand out, which every system opens. */
export function packEvidence({ files }: Pick<EvidenceBundle, "files">): Uint8Array<ArrayBuffer> {
  const contents = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]));
  return zipSync(contents, { mtime: MODIFIED });
}
