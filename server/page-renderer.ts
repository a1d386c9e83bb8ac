import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
} from "react-router";
import type { SiteContent } from "../content/site-content.ts";
import type { RenderPage } from "../platform/http/pages.ts";
import type { SiteServices } from "../src/site/site-services.server.ts";
import type { BundleWith } from "./site-bundle.ts";

export interface PageRendererOptions {
  readonly mode: "production" | "development";
  readonly siteUrl: string;
  readonly builtForUrl: string;
  readonly content: SiteContent;
  readonly services: () => SiteServices;
  readonly countsVisits: boolean;
  readonly reportError: (error: unknown, requestId: string) => void;
}

interface Call {
  readonly requestId: string;
  route: string | undefined;
}

const currentCall = createContext<Call>();

export function createPageRenderer(
  bundle: BundleWith<"requestScope" | "siteServices">,
  options: PageRendererOptions,
): RenderPage {
  const { mode, siteUrl, builtForUrl, content, services, countsVisits, reportError } = options;
  const { module } = bundle.entry;
  const handle = createRequestHandler(
    {
      ...bundle,
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
      content,
      siteUrl: builtForUrl,
      reachedAt: siteUrl,
      countsVisits,
      caller: { address: client, requestId },
      reportError: (error: unknown) => reportError(error, requestId),
    };
    // Development allows everything inline, and a nonce would only differ between server and browser.
    context.set(module.requestScope, mode === "development" ? scope : { ...scope, nonce });
    context.set(module.siteServices, services());
    const response = await handle(request, context);
    return { response, route: call.route };
  };
}
