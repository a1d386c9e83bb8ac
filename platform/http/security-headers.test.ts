import { describe, expect, test } from "vitest";
import { addMissingHeaders, createSecurityHeaders } from "./security-headers.ts";

const INLINE = { scripts: [], styles: [] };
const security = createSecurityHeaders({
  isHttps: true,
  isDevelopment: false,
  frames: { framable: ["/embed/a"], framing: ["/builder"] },
});

describe("who may frame a document", () => {
  test("everybody, at exactly the paths that say so", () => {
    const headers = security.document(INLINE, "/embed/a");
    expect(headers["Content-Security-Policy"]).toContain("; frame-ancestors *;");
    expect(headers).not.toHaveProperty("X-Frame-Options");
    expect(headers["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
    expect(headers["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  });

  test.each([
    "/",
    "/faq",
    "/builder",
    "/embed",
    "/embed/",
    "/embed/a/",
    "/embed/ab",
    "/EMBED/A",
    "//embed/a",
  ])("nobody at %s", (path) => {
    const headers = security.document(INLINE, path);
    expect(headers["Content-Security-Policy"]).toContain("; frame-ancestors 'none';");
    expect(headers["X-Frame-Options"]).toBe("DENY");
    expect(headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  });

  test("nobody frames a file", () => {
    expect(security.file["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  });
});

test("only the document that shows embeds may contain a frame, and only of its own site", () => {
  const policyAt = (path: string) => security.document(INLINE, path)["Content-Security-Policy"];
  expect(policyAt("/builder")).toContain("; frame-src 'self';");
  expect(policyAt("/embed/a")).not.toContain("frame-src");
  expect(policyAt("/faq")).not.toContain("frame-src");
});

test.each([
  [{ isHttps: true }, "max-age=31536000; includeSubDomains"],
  [{ isHttps: true, coversSubdomains: false }, "max-age=31536000"],
  [{ isHttps: false }, undefined],
] as const)("browsers stay on https: %o", (place, header) => {
  const { file } = createSecurityHeaders({ ...place, isDevelopment: false });
  expect(file["Strict-Transport-Security"]).toBe(header);
});

test("a response that everybody may frame gets no older header that forbids it", () => {
  const framable = new Headers(security.document(INLINE, "/embed/a"));
  addMissingHeaders(framable, security);
  expect(framable.get("X-Frame-Options")).toBeNull();
  const bare = new Headers();
  addMissingHeaders(bare, security);
  expect(bare.get("X-Frame-Options")).toBe("DENY");
});
