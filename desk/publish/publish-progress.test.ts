import { expect, test } from "vitest";
import { createPublishProgress } from "./publish-progress.server.ts";

const TICKET = "a-ticket-of-a-page";

test("says what is being done, until it is done or has failed", async () => {
  const progress = createPublishProgress();
  const seen: (string | undefined)[] = [];
  const published = await progress.follow(TICKET, async (enter) => {
    seen.push(progress.read(TICKET));
    enter("rendering");
    seen.push(progress.read(TICKET), progress.read("another-ticket"));
    return "published";
  });
  expect(published).toBe("published");
  expect(seen).toEqual(["checking", "rendering", undefined]);
  await expect(progress.follow(TICKET, () => Promise.reject(new Error("full disk")))).rejects.toThrow("full");
  expect(progress.read(TICKET)).toBeUndefined();
});

test("publishes also for a page without scripts", async () => {
  const progress = createPublishProgress();
  expect(await progress.follow(null, async () => "published")).toBe("published");
  expect(await progress.follow("<script>", async () => progress.read("<script>"))).toBeUndefined();
});
