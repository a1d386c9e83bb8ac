import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Encoding } from "./accept-encoding.ts";
import { compressForKeeping } from "./compress.ts";
import type { HttpEnvironment } from "./http-context.ts";
import { replaceNonce } from "./inline-sources.ts";
import { answerFromMemory, type RenderPage } from "./pages.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { type HeldBody, hold, holdStaticFiles, type StaticFiles } from "./static-files.ts";

/**
 * What the page at a path is made of: the same object for as long as the page stays as it is, another one as soon as it
 * changes, undefined when the page is not one to hold.
 */
export type PageSource = (path: string) => object | undefined;

export interface HoldingParts {
  readonly sourceOf: PageSource;
  readonly render: RenderPage;
  readonly security: SecurityHeaders;
  readonly newNonce: () => string;
}

export interface HeldPages {
  /** What is held already. */
  readonly files: StaticFiles;
  /** Renders and holds the page, when there is something to hold, and answers with it. */
  readonly answer: MiddlewareHandler<HttpEnvironment>;
}

/** Pages out of the database, rendered when the first visitor asks and answered from memory to all who follow. */
export function holdPages({ sourceOf, render, security, newNonce }: HoldingParts): HeldPages {
  // Keyed by the source, so that a page goes with what it was made of, and nothing has to be told of a change.
  const held = new WeakMap<object, StaticFiles>();
  const making = new WeakMap<object, Promise<StaticFiles | undefined>>();

  const files: StaticFiles = {
    find(question) {
      const source = sourceOf(question.path);
      return source && held.get(source)?.find(question);
    },
  };

  async function make(url: URL, requestId: string): Promise<StaticFiles | undefined> {
    const nonce = newNonce();
    // Without the headers of the one who asks first: all others get the same page.
    const request = new Request(new URL(url.pathname, url));
    const { response } = await render(request, { requestId, client: "unknown", nonce });
    const type = response.headers.get("Content-Type") ?? "";
    if (response.status !== 200 || !type.startsWith("text/html")) return undefined;
    const { html, inline } = replaceNonce(await response.text(), nonce);
    const body = Buffer.from(html);
    const bodies = new Map<Encoding, HeldBody>([
      ["identity", hold(body)],
      ...compressForKeeping(body).map(([encoding, packed]) => [encoding, hold(packed)] as const),
    ]);
    const file = {
      path: url.pathname,
      type,
      cache: "page",
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      body: "",
      scriptHashes: inline.scripts,
      styleHashes: inline.styles,
    } as const;
    return holdStaticFiles([{ file, bodies }], security);
  }

  /** One rendering for all who ask at the same time. */
  async function makeOnce(source: object, url: URL, requestId: string): Promise<StaticFiles | undefined> {
    const running = making.get(source);
    if (running !== undefined) return await running;
    const work = make(url, requestId);
    making.set(source, work);
    try {
      const made = await work;
      if (made !== undefined) held.set(source, made);
      return made;
    } finally {
      making.delete(source);
    }
  }

  return {
    files,
    async answer(c, next) {
      const url = new URL(c.req.url);
      const source = sourceOf(url.pathname);
      const made = source && (held.get(source) ?? (await makeOnce(source, url, c.get("requestId"))));
      return made === undefined ? await next() : await answerFromMemory(made)(c, next);
    },
  };
}

/** The first that has an answer gives it. */
export function joinFiles(...all: readonly StaticFiles[]): StaticFiles {
  return {
    find(question) {
      for (const files of all) {
        const answer = files.find(question);
        if (answer !== undefined) return answer;
      }
      return undefined;
    },
  };
}
