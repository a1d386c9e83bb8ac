import { expect, test } from "vitest";
import { privacy, statedRetention } from "../../content/legal/privacy.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import {
  COPY_DAYS,
  DEADLINE_DAYS,
  LINK_MINUTES,
  PROOF_DAYS,
} from "../leads/privacy/requests/data-request.ts";
import { goneContent, requestContent } from "./privacy-request-catalog.server.ts";

test("the texts state the periods that the site keeps to", () => {
  expect(statedRetention).toMatchObject({ unconfirmedRequestDays: PROOF_DAYS, copyDays: COPY_DAYS });
  const next = requestContent(shippedContent).next.steps.join(" ");
  expect(next).toContain(`works for ${PROOF_DAYS} days`);
  expect(next).toContain(`within ${DEADLINE_DAYS} days`);
  expect(goneContent(shippedContent).lede).toContain(`work for ${PROOF_DAYS} days`);
  expect(JSON.stringify(privacy(shippedContent))).toContain(`within ${DEADLINE_DAYS} days`);
  expect(requestContent(shippedContent).sent.help).toContain(`within ${LINK_MINUTES} minutes`);
});

test("after sending, no link is promised that a pause may hold back", () => {
  expect(requestContent(shippedContent).sent.text).toMatch(
    /^Unless several links went to this address lately/,
  );
  expect(requestContent(shippedContent).sent.help).toContain("we wait before we mail another");
});
