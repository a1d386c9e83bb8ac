import { expect, inject } from "vitest";
import { embeddables } from "../../src/calculators/embeds/embeds-catalog.server.ts";
import { writeFrame, writeHeightScript } from "../../src/calculators/embeds/sharing/frame-code.ts";
import { serveFramingPage } from "../setup/site/framing-page.ts";
import { PHONE, test } from "./visit.ts";

/** The ratio of each embed's example. */
const ANSWERS = { "/embed/dscr-calculator": "1.31", "/embed/deal-analyzer": "1.20" };
const CASES = embeddables.map((embed) => ({ ...embed, answer: ANSWERS[embed.path] }));

test.for(CASES)(
  "$name on another site shows its answer and gets its height",
  async (embed, { openVisit }) => {
    const siteUrl = inject("siteUrl");
    const frame = writeFrame({ address: siteUrl + embed.path, title: embed.name, width: "100%", height: 20 });
    const visit = await openVisit({ size: PHONE });
    await visit.openEarly(await serveFramingPage(`${frame}${writeHeightScript(siteUrl)}`));
    await visit.untilFrameText(embed.answer);
    await visit.until(() => Number(document.querySelector("iframe")?.height) > 700);
    expect(await visit.evaluate(() => location.pathname)).toBe("/");
  },
);
