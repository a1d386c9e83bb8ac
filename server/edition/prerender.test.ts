import { createContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import type { BundleWith } from "../site-bundle.ts";
import { prerender } from "./prerender.ts";
import type { SiteFile } from "./static-manifest.ts";

type PageBundle = BundleWith<"listFigureFiles" | "listFiles" | "listPages" | "requestScope">;

type SiteEntry = PageBundle["entry"]["module"];
type Loader = NonNullable<NonNullable<ServerBuild["routes"][string]>["module"]["loader"]>;

const requestScope: SiteEntry["requestScope"] = createContext();

/** A bundle, as React Router would build it, whose pages show what their loaders return. */
function bundleOf(
  pages: Readonly<Record<string, Loader>>,
  files: Readonly<Record<string, Loader>> = {},
  figures: readonly string[] = [],
): PageBundle {
  const routes = Object.entries({ ...pages, ...files }).map(([path, loader]) => ({
    id: path,
    path,
    module: { loader, default: () => null },
  }));
  return {
    entry: {
      module: {
        default: async (request, status, headers, { staticHandlerContext }) => {
          headers.set(
            "Content-Type",
            request.url.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8",
          );
          return new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers });
        },
        requestScope,
        listFiles: () => Object.keys(files).filter((path) => !figures.includes(path)),
        listFigureFiles: () => figures,
        listPages: () =>
          Object.keys(pages).map((path) => ({
            path,
            title: path,
            description: path,
            kind: "page",
            updated: "2025-01-01",
            breadcrumb: [],
            text: path,
          })),
      },
    },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
}

const SCOPE = { content: shippedContent, siteUrl: "https://rentratio.example" };

const nameAddress: Loader = ({ context }) => context.get(requestScope).siteUrl;

test("makes of each page its document and its data, and of each file the file", async () => {
  const bundle = bundleOf({ "/": nameAddress, "/states/texas": nameAddress }, { "/robots.txt": nameAddress });
  const files = await prerender(bundle, SCOPE);
  expect(files.map(({ path, type, file }) => [path, type, file])).toEqual([
    ["/", "text/html; charset=utf-8", "pages/index.html"],
    ["/states/texas", "text/html; charset=utf-8", "pages/states/texas.html"],
    ["/_.data", "text/x-script", "pages/_.data"],
    ["/states/texas.data", "text/x-script", "pages/states/texas.data"],
    ["/robots.txt", "text/plain", "pages/robots.txt"],
  ]);
  const [home, , homeData] = files.map(({ body }) => body.toString());
  expect(home).toContain("https://rentratio.example");
  expect(homeData).toContain("https://rentratio.example");
});

test("takes over from an earlier edition what is the same in it, and asks for no figures again", async () => {
  const rendered: string[] = [];
  const note: Loader = ({ request }) => rendered.push(new URL(request.url).pathname);
  const bundle = bundleOf(
    { "/": nameAddress, "/faq": nameAddress },
    { "/robots.txt": nameAddress, "/a.json": note },
    ["/a.json"],
  );
  const first = await prerender(bundle, SCOPE);
  expect(rendered).toEqual(["/a.json"]);
  const kept = new Map(
    first.map((file) => {
      const entry = { ...file, body: file.file, etag: "" };
      return [file.path, { ...file, written: { folder: "/before", entry } }];
    }),
  );
  const isTaken = (files: readonly SiteFile[]) =>
    files.map(({ path, written }) => [path, written !== undefined]);
  const earlier = { read: async (path: string) => kept.get(path) };
  const again = await prerender(bundle, SCOPE, earlier);
  expect(isTaken(again).toSorted()).toEqual([...kept.keys()].toSorted().map((path) => [path, true]));
  expect(rendered).toEqual(["/a.json"]);

  const moved = await prerender(bundle, { ...SCOPE, siteUrl: "https://other.example" }, earlier);
  expect(isTaken(moved).filter(([, taken]) => taken)).toEqual([["/a.json", true]]);
});

test("a page that cannot be rendered stops the build, and is named with its status", async () => {
  const refuse: Loader = () => {
    throw new Response("gone", { status: 410 });
  };
  const rendering = prerender(bundleOf({ "/": nameAddress, "/faq": refuse }), SCOPE);
  await expect(rendering).rejects.toThrow("Not every page could be rendered:\n  /faq answered 410");
});
