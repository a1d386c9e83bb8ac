import { expect, test } from "vitest";
import { createTestSite } from "./test-site.ts";

const MESSAGE = {
  body: "{}",
  headers: { "Content-Type": "application/json", Origin: "https://other.example" },
};

test("messages to /mcp share the limit of the API, not that of forms", async () => {
  const site = createTestSite({ calculationsPerMinute: 1, apiPerMinute: 1 });
  expect((await site.send("POST", "/mcp", MESSAGE)).status).toBe(200);
  const refused = await site.send("POST", "/mcp", MESSAGE);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  const form = await site.send("POST", "/contact", { body: "a=b" });
  expect(form.status).toBe(200);
});

test("/mcp gets the body that was read, within the limit of every body", async () => {
  const site = createTestSite({
    answerMcp: async (_, body) => new Response(Buffer.from(body ?? new Uint8Array())),
  });
  expect(await (await site.send("POST", "/mcp", MESSAGE)).text()).toBe("{}");
  expect((await site.send("POST", "/mcp", { ...MESSAGE, body: "x".repeat(20_000) })).status).toBe(413);
});

test.each(["/mcp/", "/mcp/x", "/contact"])("other sites may send nothing to %s", async (path) => {
  const response = await createTestSite().send("POST", path, MESSAGE);
  expect(response.status).toBe(403);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
