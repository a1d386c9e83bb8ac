import { createContext, data, redirect } from "react-router";
import { describe, expect, test } from "vitest";
import { buildSearchIndex, openSiteSearch } from "../src/search/site-search.server.ts";
import type { RequestScope } from "../src/site/request-scope.server.ts";
import type { SiteServices } from "../src/site/site-services.server.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { createPageRenderer } from "./page-renderer.ts";
import type { BundleWith } from "./site-bundle.ts";

const requestScope = createContext<RequestScope>();
const siteServices = createContext<SiteServices>();
const services: SiteServices = {
  contentPages: { find: () => undefined, list: () => [] },
  leads: {
    receivePost: async () => ({ kind: "accepted", reference: "RR-00000-00000", query: "" }),
    findReceived: () => undefined,
    findReceipt: async () => undefined,
  },
  dealStatus: {
    find: async () => ({ kind: "unknown" }),
    act: async () => ({ kind: "mailed" }),
    linkAfterForm: async () => undefined,
  },
  newsSubscriptions: {
    subscribe: async () => ({ kind: "accepted" }),
    lookUp: async () => undefined,
    confirm: async () => ({ kind: "unknown" }),
  },
  privacyRequests: {
    submit: async () => ({ kind: "accepted" }),
    lookUp: async () => undefined,
    confirm: async () => undefined,
    findStatus: async () => undefined,
    readCopy: async () => undefined,
    now: () => 0,
  },
  search: openSiteSearch(buildSearchIndex([])),
};

/** Server bundle of a small site whose pages are their routes' data. */
const bundle: BundleWith<"requestScope" | "siteServices"> = {
  entry: {
    module: {
      requestScope,
      siteServices,
      default: (_request, status, headers, { staticHandlerContext }) =>
        Response.json(staticHandlerContext.loaderData, { status, headers }),
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null, ErrorBoundary: () => null } },
    scope: {
      id: "scope",
      parentId: "root",
      path: "scope/:name",
      module: { default: () => null, loader: ({ context }) => context.get(requestScope) },
    },
    moved: {
      id: "moved",
      parentId: "root",
      path: "moved",
      module: { default: () => null, loader: () => redirect("/scope/x", 301) },
    },
    missing: {
      id: "missing",
      parentId: "root",
      path: "missing",
      module: {
        default: () => null,
        loader: () => {
          throw data(null, 404);
        },
      },
    },
    broken: {
      id: "broken",
      parentId: "root",
      path: "broken",
      module: {
        default: () => null,
        loader: () => {
          throw new TypeError("broken");
        },
      },
    },
  },
  assets: { entry: { module: "/entry.js", imports: [] }, routes: {}, url: "/manifest.js", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "dist/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

function createRenderer(mode: "production" | "development" = "production") {
  const reported: [unknown, string][] = [];
  const render = createPageRenderer(bundle, {
    mode,
    siteUrl: "http://localhost:3100",
    builtForUrl: "https://www.example.com",
    content: shippedContent,
    services: () => services,
    countsVisits: true,
    reportError: (error, requestId) => reported.push([error, requestId]),
  });
  const get = (path: string) =>
    render(new Request(`http://localhost${path}`), {
      requestId: "request-1",
      client: "203.0.113.7",
      nonce: "bm9uY2U=",
    });
  return { get, reported };
}

describe("rendering a page", () => {
  test("tells it where the site lives and which nonce its scripts carry, and learns its route", async () => {
    const { response, route } = await createRenderer().get("/scope/jane");
    expect(await response.json()).toMatchObject({
      scope: {
        siteUrl: "https://www.example.com",
        reachedAt: "http://localhost:3100",
        countsVisits: true,
        nonce: "bm9uY2U=",
        caller: { address: "203.0.113.7", requestId: "request-1" },
      },
    });
    expect(route).toBe("/scope/:name");
  });

  test("needs no nonce in development, where everything inline is allowed", async () => {
    const { response } = await createRenderer("development").get("/scope/jane");
    expect((await response.json()).scope).not.toHaveProperty("nonce");
  });

  test("passes a redirection on", async () => {
    const { response } = await createRenderer().get("/moved");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/scope/x"]);
  });

  test.each([
    ["that a route cannot find", "/missing", "/missing"],
    ["that has no route", "/no/such/page", undefined],
  ])("%s is a 404, and nothing to report", async (_, path, pattern) => {
    const { get, reported } = createRenderer();
    const { response, route } = await get(path);
    expect([response.status, route]).toEqual([404, pattern]);
    expect(reported).toEqual([]);
  });

  test("that breaks is reported with the id of its request", async () => {
    const { get, reported } = createRenderer();
    expect((await get("/broken")).response.status).toBe(500);
    expect(reported).toEqual([[new TypeError("broken"), "request-1"]]);
  });
});
