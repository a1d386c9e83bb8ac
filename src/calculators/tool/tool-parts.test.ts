import { expect, test } from "vitest";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { offersView } from "../../compare-offers/compare-offers-catalog.server.ts";
import { analyzerView } from "../../deal-analyzer/deal-analyzer-catalog.server.ts";
import { holdView } from "../../hold-projection/hold-projection-catalog.server.ts";
import { plannerView } from "../../refinance-planner/refinance-planner-catalog.server.ts";

test.each([analyzerView(shippedContent), holdView, plannerView(shippedContent), offersView])(
  "every part of page %# is listed by its heading",
  ({ parts, content }) => {
    const headings = Object.values(content.sections).map(({ heading }) => heading);
    const [, ...listed] = parts.map(({ title }) => title);
    expect(listed.toSorted()).toEqual(headings.toSorted());
  },
);
