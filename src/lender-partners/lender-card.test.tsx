import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { shippedLenders } from "../../content/lenders.ts";
import type { LenderFit } from "../lenders/lender-fit.ts";
import { toPublicLender } from "../lenders/lenders-catalog.server.ts";
import { LenderCard } from "./lender-card.tsx";
import { toCard } from "./lender-partners-catalog.server.ts";

const [record] = shippedLenders;
const render = (
  lender: ReturnType<typeof toPublicLender>,
  fit: LenderFit = { misses: [], unstated: [] },
  question?: string,
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LenderCard lender={toCard(lender)} fit={fit} question={question} isLinked={false} />
    </MemoryRouter>,
  );

test("a card about a company that confirmed nothing carries the mark, above everything it says", () => {
  const card = render({ ...toPublicLender(record), confirmedOn: null });
  const mark = card.indexOf(">Sample<");
  expect(mark).toBeGreaterThan(card.indexOf(record.name));
  expect(mark).toBeLessThan(card.indexOf(record.description));
});

test("a card gives the day on which the lender confirmed its limits, and no name", () => {
  const confirmed = { confirmedOn: "2026-11-03", confirmedBy: "Ann Lee, by mail" };
  const card = render(toPublicLender({ ...record, ...confirmed }));
  expect(card).toContain("Limits confirmed by the lender on November 3, 2026");
  expect(card).not.toContain("Sample");
  expect(card).toContain("illustrative sample rating");
  expect(card).not.toContain("Ann Lee");
});

test("a card that does not fit says why in the place of its text, and what the lender does not say", () => {
  const unfit = render(toPublicLender(record), {
    misses: ["It asks for more."],
    unstated: ["a short-term rental"],
  });
  expect(unfit).toContain("Does not fit. It asks for more.");
  expect(unfit).toContain("It does not say whether it takes a short-term rental.");
  expect(unfit).not.toContain(record.description);
  expect(unfit).toContain("Get Quote");
});

test("Get Quote takes along what the visitor chose", () => {
  const fit = { misses: [], unstated: ["a score of 660"] };
  const card = render(toPublicLender(record), fit, "Which lenders take a score of 660?");
  expect(card).toContain("&amp;question=Which%20lenders%20take%20a%20score%20of%20660%3F");
  expect(render(toPublicLender(record))).not.toContain("question=");
});
