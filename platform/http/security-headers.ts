/** Inline scripts and styles that a document may use: CSP sources without quotes. */
export interface InlineSources {
  /** `sha256-...` or `nonce-...` */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type HeaderRecord = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Headers for HTML. */
  document(inline: InlineSources): HeaderRecord;
  /** Headers for everything else: opened directly, a file may load nothing. */
  readonly file: HeaderRecord;
  /** Headers for images that other sites may embed, such as link previews. */
  readonly embeddable: HeaderRecord;
}

export interface SecurityOptions {
  readonly isHttps: boolean;
  /**
   * Vite adds inline styles and its reload script to the page, and uses a WebSocket. While the server is down, a worker
   * waits for it to come back.
   */
  readonly isDevelopment: boolean;
}

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Features that would prompt or track the visitor. The list is short, because the header is part of each page's first
 * packets. It contains only names that every browser knows: browsers warn about others in the console.
 */
const DENIED_FEATURES = ["browsing-topics", "camera", "geolocation", "microphone", "payment"];

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(", ");

const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function createSecurityHeaders({ isHttps, isDevelopment }: SecurityOptions): SecurityHeaders {
  const base = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS_POLICY,
    "X-Frame-Options": "DENY",
    ...(isHttps && { "Strict-Transport-Security": `max-age=${ONE_YEAR_SECONDS}` }),
  };
  const file = { ...base, "Content-Security-Policy": FILE_POLICY };
  return {
    document: (inline) => ({
      ...base,
      "Content-Security-Policy": documentPolicy(inline, { isHttps, isDevelopment }),
    }),
    file,
    embeddable: { ...file, "Cross-Origin-Resource-Policy": "cross-origin" },
  };
}

function documentPolicy(
  { scripts, styles }: InlineSources,
  { isHttps, isDevelopment }: SecurityOptions,
): string {
  const quote = (source: string) => `'${source}'`;
  const inline = (sources: readonly string[]) => (isDevelopment ? ["unsafe-inline"] : sources).map(quote);
  return [
    // Not 'none': Firefox applies this directive to prefetches.
    "default-src 'self'",
    ["script-src", "'self'", ...inline(scripts)].join(" "),
    ["style-src", "'self'", ...inline(styles)].join(" "),
    "img-src 'self' data:",
    ...(isDevelopment ? ["connect-src 'self' ws: wss:", "worker-src blob:"] : []),
    "child-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
