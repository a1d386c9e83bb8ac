import { expect, test } from "vitest";
import { namesOneHost } from "./host-header.ts";

test.each([
  ["localhost", true],
  ["localhost:3000", true],
  ["www.Example.com", true],
  ["xn--bcher-kva.example:443", true],
  ["192.0.2.7:80", true],
  ["[2001:db8::1]", true],
  ["[::1]:3000", true],
  ["localhost:", true],
  ["", false],
  [":3000", false],
  ["a b", false],
  ["a,b", false],
  ["a/b", false],
  ["user@example.com", false],
  ["localhost:3000:3000", false],
  ["localhost:x", false],
  ["[::1", false],
  ["::1", false],
  ["b\u00fccher.example", false],
])("Host: %s names one host: %s", (host, isValid) => {
  expect(namesOneHost({ rawHeaders: ["Accept", "*/*", "Host", host] })).toBe(isValid);
});

test("a request without a host names none, and one with two names too many, even if they are equal", () => {
  expect(namesOneHost({ rawHeaders: ["Accept", "*/*"] })).toBe(false);
  expect(namesOneHost({ rawHeaders: ["Host", "localhost", "Accept", "*/*", "hOST", "localhost"] })).toBe(
    false,
  );
});
