import { type ComponentType, createElement } from "react";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { readSeedPages } from "../../../src/content-pages/content-seed.server.ts";
import { fillDraft } from "../../../src/content-pages/draft-figures.ts";
import { renderMarkdown } from "../../../src/markdown/markdown.server.ts";
import { namedFigures } from "../../../src/markdown/named-figures-catalog.server.ts";
import routes from "../../../src/routes.ts";
import { requestScope } from "../../../src/site/request-scope.server.ts";
import { listPages } from "../../../src/site/site-pages.server.ts";
import { shippedContent } from "../shipped-content.ts";

interface RenderedPage {
  readonly path: string;
  /** The page between the site's header and footer. */
  readonly html: string;
  /** What its route loaded for it. A page of content/pages has no route. */
  readonly data?: unknown;
}

interface RouteModule {
  readonly loader?: LoaderFunction;
  readonly default: ComponentType<{ readonly loaderData: unknown }>;
}

const SITE = "http://localhost:3000";
const modules = import.meta.glob<RouteModule>("../../../src/**/*.route.tsx");

const handler = createStaticHandler(
  routes.map(({ id, file, path = "/" }) => ({
    id: id ?? file,
    path,
    lazy: async () => routeOf(await modules[`../../../src/${file}`]?.()),
  })),
);

function routeOf(module: RouteModule | undefined) {
  if (module === undefined) throw new Error("The route has no page.");
  const { loader, default: Page } = module;
  return {
    Component: () => createElement(Page, { loaderData: useLoaderData() }),
    ...(loader && { loader }),
  };
}

/** Every page with the markup of its template, without a build. Loads the routes' own loaders and components. */
export const renderedPages = renderPages();

async function renderPages(): Promise<readonly RenderedPage[]> {
  const seeds = await readSeedPages("content/pages", namedFigures(shippedContent));
  return [
    ...(await Promise.all(listPages(shippedContent).map(({ path }) => renderPage(path)))),
    ...seeds.map((seed) => {
      const { slug, title, metaDescription, markdown } = fillDraft(seed, namedFigures(shippedContent));
      const { html } = renderMarkdown(markdown);
      return { path: `/${slug}`, html: `<h1>${title}</h1><p>${metaDescription}</p>${html}` };
    }),
  ];
}

/** One page, with the records that the site comes with or others. */
export async function renderPage(path: string, content = shippedContent): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider(new Map([[requestScope, { content, siteUrl: SITE }]]));
  const context = await handler.query(new Request(`${SITE}${path}`), { requestContext });
  if (context instanceof Response) throw new Error(`${path} answers with status ${context.status}.`);
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw new Error(`${path} does not render.`, { cause: error });
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
  );
  return { path, html: await new Response(prelude).text(), data: context.loaderData };
}
