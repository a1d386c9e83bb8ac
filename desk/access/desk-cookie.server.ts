import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { LONGEST_MS } from "./session-limits.server.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookie that names a session, one for what the last click did, which the next page says once, and one in browsers
 * where single keys are switched off. Under https the prefix makes browsers refuse cookies that another host has set.
 */
export function createSessionCookie(isHttps: boolean) {
  const prefix = isHttps ? "__Host-" : "";
  const session = `${prefix}desk`;
  const notice = `${prefix}desk-notice`;
  const keys = `${prefix}desk-keys`;
  const options = { path: "/", httpOnly: true, sameSite: "Strict", secure: isHttps } as const;
  return {
    read: (c: Context) => getCookie(c, session),
    write: (c: Context, token: string) =>
      setCookie(c, session, token, { ...options, maxAge: LONGEST_MS / 1000 }),
    remove: (c: Context) => void deleteCookie(c, session, options),
    leaveNotice: (c: Context, text: string) => setCookie(c, notice, text, { ...options, maxAge: 60 }),
    hasKeys: (c: Context) => getCookie(c, keys) !== "off",
    switchKeys(c: Context, isOn: boolean): void {
      if (isOn) deleteCookie(c, keys, options);
      else setCookie(c, keys, "off", { ...options, maxAge: YEAR_SECONDS });
    },
    takeNotice(c: Context): string | undefined {
      const text = getCookie(c, notice);
      if (text !== undefined) deleteCookie(c, notice, options);
      return text;
    },
  };
}
export type SessionCookie = ReturnType<typeof createSessionCookie>;
