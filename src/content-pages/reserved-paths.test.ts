import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { isReservedSlug } from "./reserved-paths.ts";

const paths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.path ? [entry.path] : []), ...paths(entry.children ?? [])]);

const pagePaths = paths(await routes).filter(
  (path) => path !== "*" && !path.includes(".") && path !== "ui-gallery",
);

test("no content page can stand where the route table has a page", () => {
  const free = pagePaths.filter((path) => !isReservedSlug(path.replace(/:\w+/g, "anything")));
  expect(
    free,
    "src/routes.ts has these paths. Add each to RESERVED_PATHS in src/content-pages/reserved-paths.ts, or its folder to RESERVED_FOLDERS",
  ).toEqual([]);
});

test.each(["cash-flow-analysis", "dscr-loans/requirements/minimum-dscr", "statesman", "faq-for-brokers"])(
  "/%s is free",
  (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  },
);
