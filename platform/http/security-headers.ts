/** What a document may run and apply besides the site's own files: CSP sources without their quotes. */
export interface InlineSources {
  /** `sha256-...` or `nonce-...` */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type HeaderRecord = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** For HTML. */
  document(inline: InlineSources): HeaderRecord;
  /** For everything else: shown by itself it may load nothing. */
  readonly file: HeaderRecord;
  /** For pictures that other sites show, as link previews do. */
  readonly embeddable: HeaderRecord;
}

export interface SecurityOptions {
  readonly isHttps: boolean;
  /**
   * Vite puts styles and its reloading script into the page, and talks over a web socket. While the server is gone, a
   * worker waits for it to come back.
   */
  readonly isDevelopment: boolean;
}

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * What would ask the visitor for something or follow them around. Not every feature there is: the header travels with
 * each page, in the first packets. Only names that every browser knows: they complain about others in the console.
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
    // Not 'none': Firefox asks this directive whether a file may be fetched ahead.
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
