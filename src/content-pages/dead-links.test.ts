import { expect, test } from "vitest";
import { findDeadLinks } from "./dead-links.server.ts";

const PATHS = ["/", "/faq", "/loans/bridge"];
const find = (...links: string[]) =>
  findDeadLinks(
    { slug: "loans/bank-statements", links, headingIds: ["twelve-months"] },
    { siteUrl: "https://www.example.com", hasPath: (path) => PATHS.includes(path) },
  );

test.each([
  "/",
  "/faq",
  "/faq/",
  "/FAQ",
  "/faq?from=page",
  "/faq#any-part",
  "https://www.example.com/faq",
  "bridge",
  "#twelve-months",
  "#top",
  "#",
  "/loans/bank-statements#twelve-months",
  "https://other.example/no-such-page",
  "mailto:a@b.example",
  "tel:+15125550142",
])("%s leads somewhere", (link) => {
  expect(find(link)).toEqual([]);
});

test.each([
  "/fag",
  "faq",
  "/loans",
  "https://www.example.com/fag",
  "//www.example.com/fag",
  "#thirteen-months",
  "/loans/bank-statements#thirteen-months",
  "http://[",
])("%s is dead", (link) => {
  expect(find("/faq", link)).toEqual([link]);
});

test("a dead link is listed once", () => {
  expect(find("/fag", "/fag")).toEqual(["/fag"]);
});
