import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { RenderPage } from "../platform/http/pages.ts";
import type { requestScope } from "../src/request-scope.server.ts";
import type { listPages } from "../src/site-pages.server.ts";
import type { SiteServices, siteServices } from "../src/site-services.server.ts";

/** React Router's server bundle, with the additional exports of src/entry.server.tsx. */
export interface SiteBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild["entry"]["module"] & {
      readonly requestScope: typeof requestScope;
      readonly siteServices: typeof siteServices;
      readonly listPages: typeof listPages;
    };
  };
}

export interface PageRendererOptions {
  readonly mode: "production" | "development";
  readonly siteUrl: string;
  readonly services: SiteServices;
  readonly countsVisits: boolean;
  readonly reportError: (error: unknown, requestId: string) => void;
}

interface Call {
  readonly requestId: string;
  route: string | undefined;
}

const currentCall = createContext<Call>();

/** The bundle is imported at run time, so only this check establishes its type. */
export function isSiteBuild(value: unknown): value is SiteBuild {
  if (!hasObjects(value, "routes", "assets", "entry")) return false;
  if (!hasObjects(value.entry, "module")) return false;
  const { module } = value.entry;
  return (
    hasObjects(module, "requestScope", "siteServices") &&
    "listPages" in module &&
    typeof module.listPages === "function"
  );
}

export function createPageRenderer(build: SiteBuild, options: PageRendererOptions): RenderPage {
  const { mode, siteUrl, services, countsVisits, reportError } = options;
  const { module } = build.entry;
  const handle = createRequestHandler(
    {
      ...build,
      // The server already rejects cross-site requests. React Router would reject same-site ones behind a TLS proxy.
      allowedActionOrigins: ["**"],
      entry: {
        module: {
          ...module,
          handleError(error, { request, context }) {
            const isExpected = isRouteErrorResponse(error) && error.status < 500;
            if (!isExpected && !request.signal.aborted)
              reportError(error, context.get(currentCall).requestId);
          },
          instrumentations: [
            ...(module.instrumentations ?? []),
            {
              handler: ({ instrument }) =>
                instrument({
                  async request(handleRequest, { context }) {
                    const { meta } = await handleRequest();
                    if (context === undefined || !meta?.pattern) return;
                    context.get(currentCall).route = meta.pattern.replace(/^\/?/, "/");
                  },
                }),
            },
          ],
        },
      },
    },
    mode,
  );
  return async (request, { requestId, client, nonce }) => {
    const call: Call = { requestId, route: undefined };
    const context = new RouterContextProvider();
    context.set(currentCall, call);
    const scope = {
      siteUrl,
      countsVisits,
      caller: { address: client, requestId },
      reportError: (error: unknown) => reportError(error, requestId),
    };
    // Development allows everything inline, and a nonce would only differ between server and browser.
    context.set(module.requestScope, mode === "development" ? scope : { ...scope, nonce });
    context.set(module.siteServices, services);
    const response = await handle(request, context);
    return { response, route: call.route };
  };
}

function hasObjects<Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, object> {
  if (typeof value !== "object" || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return keys.every((key) => typeof entries.get(key) === "object" && entries.get(key) !== null);
}
