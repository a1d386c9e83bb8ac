import type { MiddlewareHandler } from "hono";
import type { Encoding } from "./accept-encoding.ts";
import { compressForKeeping } from "./compress.ts";
import { entityTagOf } from "./entity-tag.ts";
import type { HttpEnvironment } from "./http-context.ts";
import { replaceNonce } from "./inline-sources.ts";
import { answerFromMemory, type RenderPage } from "./pages.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import {
  type HeldBody,
  hold,
  holdStaticFiles,
  type LoadedFile,
  type StaticFile,
  type StaticFiles,
} from "./static-files.ts";

/**
 * What the page at a path is made of: the same object for as long as the page stays as it is, another one as soon as it
 * changes, undefined when the page is not one to hold.
 */
export type PageSource = (path: string) => object | undefined;

/** Takes out of a document what is fetched later, from the given path. */
export type SeparateState = (
  html: string,
  path: string,
) => { readonly html: string; readonly state?: { readonly text: string; readonly type: string } };

export interface HoldingParts {
  readonly sourceOf: PageSource;
  readonly render: RenderPage;
  readonly separate: SeparateState;
  readonly security: SecurityHeaders;
  readonly newNonce: () => string;
}

/**
 * Behind the path of a page: its state, next to it and without a hash, so that every process can answer for a document
 * that another one has made.
 */
const STATE_SUFFIX = ".state";

function pageOf(path: string): string {
  return path.endsWith(STATE_SUFFIX) ? path.slice(0, -STATE_SUFFIX.length) : path;
}

export interface HeldPages {
  /** What is held already. */
  readonly files: StaticFiles;
  /** Renders and holds the page, when there is something to hold, and answers with it. */
  readonly answer: MiddlewareHandler<HttpEnvironment>;
}

/** Pages that stay as they are for a while, rendered when the first visitor asks and answered from memory to all who follow. */
export function holdPages({ sourceOf, render, separate, security, newNonce }: HoldingParts): HeldPages {
  // Keyed by the source, so that a page goes with what it was made of, and nothing has to be told of a change.
  const held = new WeakMap<object, StaticFiles>();
  const making = new WeakMap<object, Promise<StaticFiles | undefined>>();

  const files: StaticFiles = {
    find(question) {
      const source = sourceOf(pageOf(question.path));
      return source && held.get(source)?.find(question);
    },
  };

  async function make(address: URL, requestId: string): Promise<StaticFiles | undefined> {
    const nonce = newNonce();
    // Without the headers of the one who asks first: all others get the same page.
    const { response } = await render(new Request(address), { requestId, client: "unknown", nonce });
    const type = response.headers.get("Content-Type") ?? "";
    if (response.status !== 200 || !type.startsWith("text/html")) return undefined;
    const path = address.pathname;
    const statePath = `${path}${STATE_SUFFIX}`;
    const { html: document, state } = separate(await response.text(), statePath);
    const { html, inline } = replaceNonce(document, nonce);
    const page = { path, type, scriptHashes: inline.scripts, styleHashes: inline.styles };
    return holdStaticFiles(
      [loadText(html, page), ...(state ? [loadText(state.text, { path: statePath, type: state.type })] : [])],
      security,
    );
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
      const address = new URL(c.req.url);
      address.pathname = pageOf(address.pathname);
      address.search = "";
      const source = sourceOf(address.pathname);
      const made = source && (held.get(source) ?? (await makeOnce(source, address, c.get("requestId"))));
      return made === undefined ? await next() : await answerFromMemory(made)(c, next);
    },
  };
}

function loadText(
  text: string,
  file: Pick<StaticFile, "path" | "type" | "scriptHashes" | "styleHashes">,
): LoadedFile {
  const body = Buffer.from(text);
  const bodies = new Map<Encoding, HeldBody>([
    ["identity", hold(body)],
    ...compressForKeeping(body).map(([encoding, packed]) => [encoding, hold(packed)] as const),
  ]);
  return { file: { ...file, cache: "page", etag: entityTagOf(body), body: "" }, bodies };
}

/** For pages that state the day on which they are read: the source of each is another one every day. */
export function holdForTheDay(paths: readonly string[], today: () => string): PageSource {
  const known = new Set(paths);
  let day = "";
  let sources = new Map<string, object>();
  return (path) => {
    if (!known.has(path)) return undefined;
    const now = today();
    if (now !== day) {
      day = now;
      sources = new Map(paths.map((each) => [each, { day }]));
    }
    return sources.get(path);
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
