import { compressOnce } from "../cache/compress.ts";
import { entityTagOf } from "../cache/entity-tag.ts";
import { cacheBody, createStaticFiles, type StaticFiles } from "../cache/static-files.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import type { PublicEndpoint } from "./public-endpoint.ts";

type FileEndpoint = Extract<PublicEndpoint, { kind: "file" }>;

/** Answers that take no input: made, tagged and compressed once, and made again for another edition of the site. */
export function createPublicFiles(security: SecurityHeaders, siteUrl: string) {
  // Keyed weakly: replacing the edition frees its files.
  const made = new WeakMap<FileEndpoint, StaticFiles>();
  return (path: string, endpoint: FileEndpoint): StaticFiles => {
    const known = made.get(endpoint);
    if (known) return known;
    const body = Buffer.from(JSON.stringify(endpoint.read(siteUrl)));
    const file = {
      path,
      type: "application/json",
      cache: "asset",
      etag: entityTagOf(body),
      body: "-",
    } as const;
    const compressed = compressOnce(body).map(([encoding, bytes]) => [encoding, cacheBody(bytes)] as const);
    const bodies = new Map([["identity", cacheBody(body)] as const, ...compressed]);
    const files = createStaticFiles([{ file, bodies }], security);
    made.set(endpoint, files);
    return files;
  };
}
