import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import routes from "../routes.ts";
import { listFigureFiles, listFiles, listPages } from "./site-pages.server.ts";

/** Addresses that are neither prerendered nor listed, and why. */
const UNLISTED: Readonly<Record<string, string>> = {
  "/dscr-news/subscribe": "a step of a form",
  "/dscr-news/check-your-inbox": "a step of a form",
  "/dscr-news/confirm": "belongs to a mailed link",
  "/dscr-news/subscribed": "a step of a form",
  "/oembed": "depends on the address that it is asked about",
  "/lead-received": "belongs to one person",
  "/lead-received/receipt": "belongs to one person",
  "/privacy-request/check-your-inbox": "a step of a form",
  "/privacy-request/confirm": "belongs to a mailed link",
  "/privacy-request/status": "belongs to one person",
  "/deal-status": "belongs to one person",
  "/privacy-request/copy": "belongs to one person",
  "/search": "depends on what is searched for",
  "/search/pages": "data of the search dialog",
  "/sitemap.xml": "lists the pages that the operator publishes, too",
  "/ui-gallery": "for development",
};

/** All but `*`, where pages that the operator publishes are. */
const addresses = routes.map(({ path = "" }) => `/${path}`).filter((address) => address !== "/*");
const listed = [...listPages(shippedContent).map(({ path }) => path), ...listFiles(), ...listFigureFiles()];

describe("the routes and the list of pages", () => {
  test.each(addresses)("%s is listed, or unlisted for a reason", (address) => {
    const pages = listed.filter((path) => matchPath(address, path));
    expect(pages.length > 0).toBe(!(address in UNLISTED));
  });

  test.each(listed)("%s has a route of its own", (path) => {
    expect(addresses.some((address) => matchPath(address, path))).toBe(true);
  });

  test("what is unlisted exists", () => {
    expect(addresses).toEqual(expect.arrayContaining(Object.keys(UNLISTED)));
  });
});
