import { expect, test } from "vitest";
import { rankEncodings } from "./accept-encoding.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip", ["gzip", "identity"]],
  ["GZIP;Q=0.5 , br ; q=0.4", ["gzip", "br", "identity"]],
  ["br;q=0, *", ["gzip", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0", ["identity"]],
  ["identity;q=0", ["identity"]],
  ["identity, gzip;q=0.5", ["identity", "gzip"]],
  ["gzip;q=0.001", ["gzip", "identity"]],
  ["gzip;q=0, br;q=x", ["identity"]],
  [",;=,,q=1", ["identity"]],
])("Accept-Encoding: %s allows %o, best first", (header, ranking) => {
  expect(rankEncodings(header)).toEqual(ranking);
});
