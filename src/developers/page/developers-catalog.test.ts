import { expect, test } from "vitest";
import { developers } from "../../../content/developers.ts";
import { parseConfig } from "../../../server/config.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { describeDevelopers } from "./developers-catalog.server.ts";

test("the page states the limit that the server has unless told otherwise", () => {
  expect(parseConfig({}).calculationsPerMinute).toBe(developers.limits.requestsPerMinute);
});

test("every box of code has a name of its own, so that no two regions of the page share one", () => {
  const { examples, mcp, oembed } = describeDevelopers(shippedContent, "https://www.example.com");
  const names = [...examples.items.map(({ title }) => title), ...Object.values(mcp.labels), oembed.label];
  expect(new Set(names).size).toBe(names.length);
});

test("code is written for the site's own address", () => {
  const { examples, mcp } = describeDevelopers(shippedContent, "https://www.example.com");
  const code = [
    ...examples.items.flatMap(({ samples }) => samples.map((sample) => sample.code)),
    mcp.settings,
  ];
  expect(code.filter((text) => !text.includes("https://www.example.com/"))).toEqual([]);
});
