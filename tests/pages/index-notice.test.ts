import { describe, expect, test } from "vitest";
import { z } from "zod";
import { indexNotice } from "../../content/figures/index-notice.ts";
import { settlePlan } from "../../src/calculators/hold/appreciation.ts";
import { EXAMPLE_HOLD } from "../../src/calculators/hold/example-hold.ts";
import { holdToCsv, holdToJson } from "../../src/calculators/hold/hold-export.ts";
import { projectHold } from "../../src/calculators/hold/hold-projection.ts";
import { priceNotes } from "../../src/calculators/hold/price-text.ts";
import { holdWorkbook } from "../../src/calculators/hold/spreadsheet/hold-workbook.ts";
import { answerFrame } from "../../src/developers/api/answer-frame.server.ts";
import { apiCalls, stateFiguresCall } from "../../src/developers/api/calls.server.ts";
import { writeAnswerText } from "../../src/developers/mcp/answer-text.ts";
import { toolCalls } from "../../src/developers/mcp/tool-calls.server.ts";
import { DATA_FILES } from "../../src/figures/data/data-files.ts";
import { writeDataFile } from "../../src/figures/data/data-files-catalog.server.ts";
import { holdFacts } from "../../src/hold-projection/hold-projection-catalog.server.ts";
import { findHistoryFile, HISTORY_FILE_PATHS } from "../../src/price-history/price-history-catalog.server.ts";
import { readDocument } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { renderedPages } from "../setup/site/rendered-pages.ts";

/** The agency asks for its notice wherever its index appears. A figure of the index always names its source. */
const INDEX = /FHFA|Federal Housing Finance|House Price Index|\bhpi_|PriceChangePercent/;
const frame = z.looseObject(answerFrame);
const SITE = "https://www.example.com";

/** The names of those that show the index, and of those among them without the notice. */
function sortedOut(texts: readonly (readonly [name: string, text: string])[]) {
  const showing = texts.filter(([, text]) => INDEX.test(text.replaceAll(indexNotice, "")));
  return {
    showing: showing.map(([name]) => name),
    silent: showing.filter(([, text]) => !text.includes(indexNotice)).map(([name]) => name),
  };
}

describe("FHFA's notice stands wherever its index does", () => {
  test("on every page", async () => {
    const texts = (await renderedPages).map(
      ({ path, html }) => [path, readDocument(html).textOf("body")] as const,
    );
    const { showing, silent } = sortedOut(texts);
    expect(silent).toEqual([]);
    expect(showing.filter((path) => path.startsWith("/states/"))).toHaveLength(50);
    expect(showing.filter((path) => path.startsWith("/cities/"))).toHaveLength(14);
    expect(showing.filter((path) => !/^\/(states|cities)\//.test(path)).sort()).toEqual([
      "/austin-dscr-loans",
      "/dallas-dscr-loans",
      "/data",
      "/data/counties",
      "/dscr-loan-florida",
      "/dscr-loan-texas",
      "/formulas",
      "/forty-years-of-house-prices",
      "/hold-projection",
    ]);
  }, 120_000);

  test("in every file of a place's history", () => {
    for (const path of HISTORY_FILE_PATHS) {
      expect(findHistoryFile(path.split("/").at(-1) ?? "")?.notice).toBe(indexNotice);
    }
  });

  test("in every file of figures", () => {
    const { showing, silent } = sortedOut(DATA_FILES.map(({ path }) => [path, writeDataFile(path, SITE)]));
    expect(silent).toEqual([]);
    const ofIndex = DATA_FILES.map(({ path }) => path).filter(
      (path) => !/\/(?:consumer-prices|treasury)\.csv$/.test(path),
    );
    expect(showing).toEqual(ofIndex);
  });

  test("in every file of a hold", () => {
    const { rises } = holdFacts;
    const plan = settlePlan(EXAMPLE_HOLD, rises);
    const projection = projectHold(plan);
    const prices = priceNotes(plan, rises);
    const origin = { companyName: "", url: SITE, formulasVersion: "", prices };
    const { showing, silent } = sortedOut([
      ["CSV", holdToCsv(plan, projection, prices)],
      ["JSON", holdToJson(plan, projection, prices)],
      ["spreadsheet", holdWorkbook(plan, origin).notes.join(" ")],
    ]);
    expect(silent).toEqual([]);
    expect(showing).toHaveLength(3);
  });

  test("in every answer of the API, and in what assistants read of it", () => {
    const answers = apiCalls(shippedContent).map(
      ({ name, input, example, answer }) => [name, answer(input.parse(example), SITE)] as const,
    );
    const tools = toolCalls(shippedContent).map(({ tool, call: { input, example, answer } }) => {
      const { assumptions, notice, link, formulasVersion, ...figures } = frame.parse(
        answer(input.parse(example), SITE),
      );
      return [tool, writeAnswerText("", figures, { assumptions, notice, link, formulasVersion })] as const;
    });
    const { showing, silent } = sortedOut([
      ...[...answers, [stateFiguresCall.name, stateFiguresCall.answer(SITE)] as const].map(
        ([name, answered]) => [name, JSON.stringify(answered)] as const,
      ),
      ...tools,
    ]);
    expect(silent).toEqual([]);
    expect(showing).toEqual([
      "projection",
      "figures/counties",
      "figures/history",
      "figures/states",
      "project_hold",
      "state_figures",
      "county_figures",
      "price_history",
    ]);
  });
});
