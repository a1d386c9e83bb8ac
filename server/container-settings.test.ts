import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "..", file), "utf8");

const settings = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
const image = read("Dockerfile");
const compose = read("deploy/compose.yaml");
/** What the image itself says, because it is the same in every container. */
const fixed = Object.fromEntries(
  [...image.matchAll(/^ENV (.+)$/gm)]
    .flatMap(([, line]) => (line ?? "").split(" "))
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);
/** The lines of the service `site`. */
const site = compose.slice(compose.indexOf("\n  site:\n"), compose.indexOf("\n  proxy:\n"));
const passed = [...site.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name ?? "");

test("every setting reaches the container: the image sets it, or the compose file passes it on", () => {
  expect(settings.length).toBeGreaterThan(30);
  expect(settings.filter((name) => !(name in fixed) && !passed.includes(name))).toEqual([]);
  expect(passed.filter((name) => !settings.includes(name))).toEqual([]);
});

test("what the compose file passes on without a value means the default", () => {
  const empty = Object.fromEntries(passed.map((name) => [name, name === "TRUST_PROXY" ? "1" : ""]));
  const defaults = parseConfig({ TRUST_PROXY: "1" });
  expect(parseConfig(empty)).toEqual(defaults);
});

test("the desk listens where the proxy finds it, under a name of its own", () => {
  const { desk } = parseConfig({ ...fixed, SITE_URL: "", DESK_URL: "https://desk.example.com" });
  expect(desk).toMatchObject({ host: "0.0.0.0", port: 3001, url: "https://desk.example.com" });
  expect(image).toMatch(/^EXPOSE 3000 3001 9464$/m);
  expect(compose).toContain("DESK_UPSTREAMS: site:3001");
  const caddy = read("deploy/Caddyfile");
  expect(caddy).toMatch(
    /^\{\$DESK_NAME:desk\.localhost\} \{\n\treverse_proxy \{\$DESK_UPSTREAMS:127\.0\.0\.1:3001\}/m,
  );
});
