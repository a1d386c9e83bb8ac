import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { isReservedSlug } from "./reserved-paths.ts";

const paths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.path ? [entry.path] : []), ...paths(entry.children ?? [])]);

const pagePaths = paths(await routes).filter(
  (path) => path !== "*" && !path.includes(".") && path !== "ui-gallery",
);

test.each(pagePaths)("no content page can stand at /%s", (path) => {
  expect(isReservedSlug(path.replace(/:\w+/g, "anything"))).toBe(true);
});

test.each(["cash-flow-analysis", "dscr-loans/requirements/minimum-dscr", "statesman", "faq-for-brokers"])(
  "/%s is free",
  (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  },
);
