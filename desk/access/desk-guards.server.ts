import type { MiddlewareHandler } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { isSafeMethod } from "../../platform/http/limits/cross-site.ts";
import type { HeaderRecord } from "../../platform/http/security-headers.ts";

type Guard = MiddlewareHandler<HttpEnvironment>;

/**
 * Answers under the desk's own name only. Otherwise a page anywhere could have its host name point to this machine, and
 * its scripts could read what the desk answers. The machine's number is sent on to its name, because passkeys belong to
 * names.
 */
export function requireHost(deskUrl: string): Guard {
  const { host, port, hostname } = new URL(deskUrl);
  const numbers = hostname === "localhost" ? [`127.0.0.1:${port}`, `[::1]:${port}`] : [];
  return async (c, next) => {
    const asked = c.req.header("host")?.toLowerCase();
    if (asked === host) return await next();
    if (asked !== undefined && numbers.includes(asked) && isSafeMethod(c.req.method)) {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(deskUrl + pathname + search);
    }
    return c.text("This address is not the desk's.", 421);
  };
}

/** Changes come from the desk's own pages. Browsers say where a form was, programs that do not are refused. */
export function requireSameOrigin(deskUrl: string): Guard {
  return async (c, next) => {
    if (!isSafeMethod(c.req.method)) {
      const origin = c.req.header("origin");
      const relation = c.req.header("sec-fetch-site");
      const isOwn = origin === deskUrl && (relation === undefined || relation === "same-origin");
      if (!isOwn) return c.text("This did not come from a page of the desk. Nothing was changed.", 403);
    }
    return await next();
  };
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Personal data: nothing is kept by browsers or proxies, nothing is framed, no address is handed on. */
export function protectAnswers(transport: HeaderRecord): Guard {
  const headers = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "publickey-credentials-create=(self), publickey-credentials-get=(self)",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
    ...transport,
  };
  return async (c, next) => {
    await next();
    // A preview of the site has the site's policy.
    const own = c.res.headers.get("Content-Security-Policy");
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (own !== null) c.res.headers.set("Content-Security-Policy", own);
  };
}
