import { expect, test } from "vitest";
import { isSiteBundle } from "./site-bundle.ts";

const module = {
  default: () => null,
  requestScope: {},
  siteServices: {},
  siteFacts: () => ({}),
  listPages: () => [],
  listFiles: () => [],
  listFigureFiles: () => [],
  renderDesk: () => "",
  deskScript: "",
  deskStyles: "",
};

test("a bundle is of this site if it has the exports of its entry", () => {
  const bundle = { routes: {}, assets: {}, entry: { module } };
  expect(isSiteBundle(bundle)).toBe(true);
  expect(isSiteBundle({ ...bundle, routes: null })).toBe(false);
  expect(isSiteBundle({})).toBe(false);
  expect(isSiteBundle(undefined)).toBe(false);
});

test.each(Object.keys(module).filter((name) => name !== "default"))("not without %s", (name) => {
  const entry = { module: { ...module, [name]: undefined } };
  expect(isSiteBundle({ routes: {}, assets: {}, entry })).toBe(false);
});
