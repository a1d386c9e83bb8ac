/** Inline scripts and styles that a document may use: CSP sources without quotes. */
export interface InlineSources {
  /** `sha256-...` or `nonce-...` */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type HeaderRecord = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Headers for the HTML at a path. */
  document(inline: InlineSources, path: string): HeaderRecord;
  /** Headers for everything else: opened directly, a file may load nothing. */
  readonly file: HeaderRecord;
  /** Headers for images that other sites may embed, such as link previews. */
  readonly embeddable: HeaderRecord;
}

/**
 * For a page whose URL is the proof of the right to open it, so that other sites must not learn it. Not "no-referrer": a
 * form would then be sent with an opaque origin and rejected as cross-site.
 */
export const PRIVATE_PAGE = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** Paths of the documents that take part in framing. All others frame nothing, and nobody frames them. */
export interface FramePolicy {
  /** Every site may frame these. */
  readonly framable: readonly string[];
  /** These may frame documents of their own site. */
  readonly framing: readonly string[];
}

export interface SecurityOptions {
  readonly isHttps: boolean;
  /** Whether names below the site's are reached by https only, too. True by default. */
  readonly coversSubdomains?: boolean | undefined;
  readonly frames?: FramePolicy;
  /**
   * Vite adds inline styles and its reload script to the page, and uses a WebSocket. While the server is down, a worker
   * waits for it to come back.
   */
  readonly isDevelopment: boolean;
}

const FRAME_OPTIONS = "X-Frame-Options";
const ANYBODY = "frame-ancestors *";

const ONE_YEAR_SECONDS = 31_536_000;

/** Browsers then ask by https only, for a year. Over http they ignore it. */
export function strictTransport({
  isHttps,
  coversSubdomains = true,
}: Pick<SecurityOptions, "isHttps" | "coversSubdomains">): HeaderRecord {
  const scope = coversSubdomains ? "; includeSubDomains" : "";
  return isHttps ? { "Strict-Transport-Security": `max-age=${ONE_YEAR_SECONDS}${scope}` } : {};
}

/**
 * Features that would prompt or track the visitor. The list is short, because the header is part of each page's first
 * packets. It contains only names that every browser knows: browsers warn about others in the console.
 */
const DENIED_FEATURES = ["browsing-topics", "camera", "geolocation", "microphone", "payment"];

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(", ");

const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NO_FRAMES: FramePolicy = { framable: [], framing: [] };

export function createSecurityHeaders({
  isHttps,
  coversSubdomains,
  isDevelopment,
  frames = NO_FRAMES,
}: SecurityOptions): SecurityHeaders {
  const base = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS_POLICY,
    [FRAME_OPTIONS]: "DENY",
    ...strictTransport({ isHttps, coversSubdomains }),
  };
  const file = { ...base, "Content-Security-Policy": FILE_POLICY };
  return {
    document(inline, path) {
      const policy = documentPolicy(inline, path, { isHttps, isDevelopment, frames });
      if (!frames.framable.includes(path)) return { ...base, "Content-Security-Policy": policy };
      const { [FRAME_OPTIONS]: _, ...others } = base;
      // A page that isolates itself frames only what allows it by this header.
      return { ...others, "Cross-Origin-Resource-Policy": "cross-origin", "Content-Security-Policy": policy };
    },
    file,
    embeddable: { ...file, "Cross-Origin-Resource-Policy": "cross-origin" },
  };
}

/** Adds the headers of a file that a response does not have yet. */
export function addMissingHeaders(headers: Headers, { file }: SecurityHeaders): void {
  const isFramable = headers.get("Content-Security-Policy")?.includes(ANYBODY);
  for (const [name, value] of Object.entries(file)) {
    // The older header cannot say "anybody": where it is missing, it is missing on purpose.
    if (!headers.has(name) && !(isFramable && name === FRAME_OPTIONS)) headers.set(name, value);
  }
}

function documentPolicy(
  { scripts, styles }: InlineSources,
  path: string,
  { isHttps, isDevelopment, frames }: Required<Pick<SecurityOptions, "isHttps" | "isDevelopment" | "frames">>,
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
    ...(frames.framing.includes(path) ? ["frame-src 'self'"] : []),
    "media-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    frames.framable.includes(path) ? ANYBODY : "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
