import { expect, test } from "vitest";
import { createUnsubscribe } from "./unsubscribe-page.ts";
import { createUnsubscribeTokens } from "./unsubscribe-token.ts";

const tokens = createUnsubscribeTokens("secret");
const RECORD = `never-${"0a".repeat(32)}`;
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };
const multipart = new FormData();
multipart.set("List-Unsubscribe", "One-Click");

async function visit(init?: RequestInit, token = tokens.issue(RECORD)) {
  const ended: string[] = [];
  const unsubscribe = createUnsubscribe({
    tokens,
    contactEmail: "hello@sample.example",
    describe: (recordId) => ({
      question: "Never again?",
      button: "Never <again>",
      done: { title: "Done", text: "No more mail." },
      end: async () => void ended.push(recordId),
    }),
  });
  const response = await unsubscribe(new Request("https://site.example/unsubscribe", init), token);
  return { response, ended, text: await response.text() };
}

test("a link shows its own question and button, and changes nothing: scanners open it too", async () => {
  const { response, ended, text } = await visit();
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  expect(text).toContain("<h1>Never again?</h1>");
  expect(text).toContain('<form method="post">');
  expect(text).toContain("<button>Never &lt;again&gt;</button>");
  expect(ended).toEqual([]);
});

test.each([
  ["the mail program's form", new URLSearchParams(ONE_CLICK)],
  ["a multipart form", multipart],
])("a POST of %s unsubscribes", async (_, body) => {
  const { text, ended } = await visit({ method: "POST", body });
  expect(text).toContain("<h1>Done</h1>\n<p>No more mail.</p>");
  expect(ended).toEqual([RECORD]);
});

test.each([
  ["another form", new URLSearchParams({ a: "b" })],
  ["no form", "List-Unsubscribe"],
  ["nothing", null],
])("a POST of %s changes nothing", async (_, body) => {
  const { response, ended } = await visit({ method: "POST", body });
  expect([response.status, ended]).toEqual([400, []]);
});

test("a link that somebody made up is not found, and says whom to write to", async () => {
  const { response, ended, text } = await visit(
    { method: "POST", body: new URLSearchParams(ONE_CLICK) },
    "made.up",
  );
  expect([response.status, ended]).toEqual([404, []]);
  expect(text).toContain("hello@sample.example");
});
