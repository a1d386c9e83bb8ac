import { randomBytes } from "node:crypto";
import type { HttpContext } from "../../platform/http/http-context.ts";
import type { RenderPage } from "../../platform/http/pages.ts";
import { createSecurityHeaders } from "../../platform/http/security-headers.ts";
import { renderDraft } from "../../src/content-pages/content-library.server.ts";
import type { ContentDraft } from "../../src/content-pages/content-page.ts";
import type { NamedRecord } from "../../src/records/record-store.server.ts";
import type { PublishDeps } from "./publish-tools.server.ts";

/** On top of the site's own policy: the preview has the desk's address, so nothing in it may act. */
const INERT = "script-src 'none'; form-action 'none'";

/** Shows the site as visitors would see it after a publication, by the code that shows what is published. */
export function createPreview({ facts, publishing, deskUrl, now }: PublishDeps) {
  const { siteUrl, site, isDevelopment } = publishing;
  const security = createSecurityHeaders({ isHttps: deskUrl.startsWith("https:"), isDevelopment });
  return {
    /** A page whose figures are known. */
    async showPage(c: HttpContext, draft: ContentDraft): Promise<Response> {
      const { renderWith } = site();
      const page = renderDraft(draft, facts().namedFigures, now());
      const pages = { find: (slug: string) => (slug === draft.slug ? page : undefined), list: () => [page] };
      return await show(c, renderWith(pages), `/${draft.slug}`);
    },

    /** The page at a path with these records, which are valid. */
    async showRecords(c: HttpContext, records: readonly NamedRecord[], path: string): Promise<Response> {
      const { renderRecords } = site();
      if (renderRecords === undefined) return c.text("There is no preview in development.", 404);
      return await show(c, renderRecords(records), path);
    },
  };

  async function show(c: HttpContext, render: RenderPage, path: string): Promise<Response> {
    const nonce = randomBytes(16).toString("base64");
    const call = { requestId: c.get("requestId"), client: "desk", nonce };
    const { response } = await render(new Request(siteUrl + path), call);
    const styles = [`nonce-${nonce}`];
    const { "Content-Security-Policy": policy } = security.document({ scripts: [], styles }, path);
    c.set("kind", "rendered");
    return new Response(await response.text(), {
      status: response.status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": `${policy}, ${INERT}`,
      },
    });
  }
}

/** Fonts and pictures of the site, which a preview uses. */
export function sendSiteFile({ publishing: { files } }: PublishDeps, c: HttpContext): Response {
  const found = files.find({
    path: c.req.path,
    hasQuery: false,
    acceptEncoding: c.req.header("accept-encoding"),
    ifNoneMatch: undefined,
  });
  c.set("kind", "asset");
  if (found?.read === undefined) return c.text("There is no such file.", 404);
  const headers = new Headers();
  for (let index = 0; index < found.headers.length; index += 2) {
    headers.append(found.headers[index] ?? "", found.headers[index + 1] ?? "");
  }
  headers.delete("Content-Security-Policy");
  return new Response(found.read(), { status: found.status, headers });
}
