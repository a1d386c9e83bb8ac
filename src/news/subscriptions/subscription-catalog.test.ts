import { expect, test } from "vitest";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { LINK_DAYS, LINK_MINUTES } from "./subscription.ts";
import { confirmContent, subscribeContent } from "./subscription-catalog.server.ts";

test("the texts state the periods that the site keeps to", () => {
  expect(subscribeContent(shippedContent).sent.help).toContain(`works for ${LINK_DAYS} days`);
  expect(subscribeContent(shippedContent).sent.help).toContain(`within ${LINK_MINUTES} minutes`);
  expect(confirmContent(shippedContent).gone.lede).toContain(`works for ${LINK_DAYS} days`);
});

test("after a sign-up, no link is promised that a pause may hold back", () => {
  expect(subscribeContent(shippedContent).sent.text).toMatch(/^Unless a link went to this address lately/);
  expect(subscribeContent(shippedContent).sent.help).toContain("we wait before we mail another");
});
