import { expect, test } from "vitest";
import { createUnsubscribe } from "./unsubscribe-page.ts";
import { createUnsubscribeTokens } from "./unsubscribe-token.ts";

test("a link shows its own question and button, and only the POST unsubscribes", async () => {
  const tokens = createUnsubscribeTokens("secret");
  const record = `never-${"0a".repeat(32)}`;
  const token = tokens.issue(record);
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
  const visit = (init?: RequestInit) =>
    unsubscribe(new Request(`https://site.example/unsubscribe/${token}`, init), token);
  const asked = await (await visit()).text();
  expect(asked).toContain("<h1>Never again?</h1>");
  expect(asked).toContain("<button>Never &lt;again&gt;</button>");
  expect(ended).toEqual([]);
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const done = await (await visit({ method: "POST", body })).text();
  expect(done).toContain("<h1>Done</h1>\n<p>No more mail.</p>");
  expect(ended).toEqual([record]);
});
