import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { shippedLenders } from "../../content/lenders.ts";
import { toPublicLender } from "../lenders/lenders-catalog.server.ts";
import { LenderCard } from "./lender-card.tsx";

const [record] = shippedLenders;
const render = (lender: ReturnType<typeof toPublicLender>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LenderCard lender={lender} isLinked={false} />
    </MemoryRouter>,
  );

test("a card says of sample limits that the lender has not confirmed them", () => {
  const card = render({ ...toPublicLender(record), confirmedOn: null });
  expect(card).toContain("Sample limits, not confirmed by the lender");
});

test("a card gives the day on which the lender confirmed its limits, and no name", () => {
  const confirmed = { confirmedOn: "2026-11-03", confirmedBy: "Ann Lee, by mail" };
  const card = render(toPublicLender({ ...record, ...confirmed }));
  expect(card).toContain("Limits confirmed by the lender on November 3, 2026");
  expect(card).not.toContain("Sample limits");
  expect(card).not.toContain("Ann Lee");
});
