import { expect, test } from "vitest";
import { readImport } from "./import-csv.server.ts";

const HEAD = "Full Name,E-mail Address,Phone Number";
const ANN = "Ann Lee,ann@example.com,(512) 555-0142";

function read(...lines: readonly string[]) {
  const reading = readImport(lines.join("\n"), "import");
  if ("problem" in reading) throw new Error(reading.problem);
  return reading;
}

test("titles may be written in several ways, and lines are counted as a spreadsheet does", () => {
  const { lines, ignored } = read(
    `\uFEFF${HEAD},Shoe size`,
    `${ANN},9`,
    "",
    "Ben,ben@example.com,512 555 0143,",
  );
  expect(ignored).toEqual(["Shoe size"]);
  expect(lines.map(({ line, typed: { name, source } }) => [line, name, source])).toEqual([
    [2, "Ann Lee", "import"],
    [4, "Ben", "import"],
  ]);
});

test("a line has its own source, day and consent", () => {
  const [line] = read(
    `${HEAD},source,receivedAt,consentChannels,consentHow,consentOn,consentWords`,
    `${ANN},Trade fair,2026-11-02T15:00:00Z,"phone, email",In person,2026-11-02,"Call, or write"`,
  ).lines;
  expect(line?.typed).toMatchObject({
    source: "Trade fair",
    received: "2026-11-02",
    consent: { channels: ["phone", "email"], way: "in person", day: "2026-11-02", words: "Call, or write" },
  });
});

test("columns of our own exports are read back: status, deal, ratio and loan", () => {
  const [line] = read(
    "reference,name,phone,status,dealSummary,lendersRatio,loanAmount",
    'RR-1,Ann Lee,(512) 555-0142,referred,"Price: $300,000\nLoan amount: $225,000",1.17,225000',
  ).lines;
  expect(line?.typed).toMatchObject({
    ...{ email: "", status: "referred", ratio: "1.17", loan: "225000" },
    dealSummary: "Price: $300,000\nLoan amount: $225,000",
  });
});

test.each([";", "\t"])("%j may separate the cells", (separator) => {
  const line = (text: string) => text.replaceAll(",", separator);
  expect(read(line(HEAD), line(ANN)).lines[0]?.typed.email).toBe("ann@example.com");
});

test("what an export has marked as no formula is read without the mark", () => {
  expect(read(HEAD, "'=Ann,ann@example.com,'+15125550142").lines[0]?.typed).toMatchObject({
    name: "=Ann",
    phone: "+15125550142",
  });
});

test.each([
  ["", "no line below"],
  [HEAD, "no line below"],
  [`name,state\nAnn,TX`, "Missing: email or phone"],
  [`email\nann@example.com`, "Missing: name"],
  [`${HEAD}\n"Ann`, "This is not CSV"],
  [`${HEAD}\n${`${ANN}\n`.repeat(1_001)}`, "1001 leads"],
])("%j is refused with a reason", (text, reason) => {
  expect(readImport(text, "import")).toEqual({ problem: expect.stringContaining(reason) });
});
