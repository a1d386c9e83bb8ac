import { expect, test } from "vitest";
import { type EmbedOptions, readEmbedOptions, writeEmbedOptions } from "./embed-options.ts";

test.each<[query: string, options: EmbedOptions]>([
  ["", { theme: "system", state: undefined }],
  ["?theme=dark", { theme: "dark", state: undefined }],
  ["?state=TX&theme=light", { theme: "light", state: "TX" }],
  ["?state=tx", { theme: "system", state: "TX" }],
  ["?theme=purple&state=Texas", { theme: "system", state: undefined }],
  ["?xtheme=dark&mystate=TX", { theme: "system", state: undefined }],
  ["?theme=dark%22onload", { theme: "system", state: undefined }],
])("%j is read, and what it cannot mean is left out", (query, options) => {
  expect(readEmbedOptions(query)).toEqual(options);
});

test.each(["", "?theme=dark", "?state=TX", "?theme=light&state=FL"])(
  "%j is written as it was read",
  (query) => {
    expect(writeEmbedOptions(readEmbedOptions(query))).toBe(query);
  },
);
