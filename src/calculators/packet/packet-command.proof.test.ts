import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { CHECK_COMMAND } from "../../../content/calculators/packet-formulas.ts";
import { cases } from "../../../tests/setup/properties.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { canonicalJson } from "./canonical-json.ts";
import { packetOf, scheduleRowOf } from "./packet.ts";

const folder = mkdtempSync(join(tmpdir(), "packet-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the published command finds random packets unchanged, and a changed one changed", () => {
  const check = (packet: object) => {
    writeFileSync(join(folder, "packet.json"), JSON.stringify(packet, null, 2));
    return execFileSync("sh", ["-c", CHECK_COMMAND], { cwd: folder, encoding: "utf8" }).trim();
  };
  for (const deal of fc.sample(arbitraryDeals(fc), cases(2))) {
    const packet = packetOf({
      deal,
      client: "José 🏠",
      broker: '"B" \\ Broker',
      preparedOn: "2026-11-19",
      formulasVersion: "1.9",
      schedule: [scheduleRowOf({ name: "Elm", deal })],
    });
    const digest = createHash("sha256").update(canonicalJson(packet)).digest("hex");
    expect(check({ ...packet, digest })).toBe("unchanged");
    expect(check({ ...packet, client: "Jose", digest })).toBe("changed");
  }
});
