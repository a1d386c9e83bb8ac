import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, test } from "vitest";
import { recordPurpose } from "../src/handoff/business-purpose.server.ts";
import { typedDeal } from "../src/handoff/deal/offered-deal.ts";
import { handoffRules, purposeOnOffer } from "../src/handoff/handoff-catalog.server.ts";
import { listOffers } from "../src/handoff/offer-steps.server.ts";
import { answerOffer, lenderActor, offerDeal } from "../src/handoff/offer-store.server.ts";
import { addFollowUp } from "../src/leads/follow-ups/follow-up-store.server.ts";
import { enterRequest } from "../src/leads/privacy/requests/data-request-store.server.ts";
import { findLead } from "../src/leads/records/lead-queries.server.ts";
import { officeCalendar } from "../src/office/office-catalog.server.ts";
import { createRecordStore } from "../src/records/record-store.server.ts";
import { siteFacts } from "../src/site/site-facts-catalog.server.ts";
import { readShippedRecords } from "../src/site/site-records-catalog.server.ts";
import { TEST_ROOM, visitRoom } from "../tests/setup/desk-room.ts";
import { TEST_DEAL } from "../tests/setup/handoff.ts";
import { type HtmlElement, listElements } from "../tests/setup/html-elements.ts";
import { openTestOperator, TEST_KEYS, TEST_NOW, TEST_REQUESTS } from "../tests/setup/operator.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";
import { readBoard } from "./board/read-board.server.ts";
import { readDeliveries } from "./deliveries/read-deliveries.server.ts";
import { DeskPage } from "./desk-page.tsx";
import type { DeskFrame, DeskView } from "./desk-room.server.ts";
import type { PromiseClock } from "./frame/office-times.ts";
import { readBoardView } from "./handoff/read-board-view.server.ts";
import { type HandoffView, readHandoffView } from "./handoff/read-handoff.server.ts";
import type { WebhooksView } from "./handoff/read-webhooks.server.ts";
import type { HealthView } from "./health/read-health.server.ts";
import { readInboxAddress } from "./inbox/inbox-address.ts";
import { readInbox } from "./inbox/read-inbox.server.ts";
import { type LeadView, readLeadView } from "./lead/read-lead.server.ts";
import type { PeopleView } from "./people/read-people.server.ts";
import { readDeletion, readPrivacy, readRequestPage } from "./privacy/read-privacy.server.ts";
import { createPublishPages } from "./publish/publish-pages.server.ts";
import { describeReport, EMPTY_REPORT } from "./reports/report.ts";
import { describeStuck } from "./reports/stuck.ts";
import { readSamePersonView } from "./same-person/read-same-person.server.ts";
import { readTemplatesView, readTemplateView, readWriteView } from "./templates/read-templates.server.ts";
import { testFrame, testHealth, testPasskeys } from "./test-views.server.ts";

/** Every page of the desk, most of them as their rooms read them: one person with two leads, who asks to be deleted. */

const operator = await openTestOperator("sqlite");
afterAll(() => operator.close());
const { database } = operator;
const office = officeCalendar(shippedContent);
const viewer = { id: "dana", name: "Dana" };
const data = { database, keys: TEST_KEYS, office, now: TEST_NOW, newId: randomUUID, viewer };
const stamp = { now: TEST_NOW, newId: randomUUID, actor: TEST_ACTOR };

const EMAIL = "zoe@person.example";
const { reference } = await storeSampleLead(database, {
  now: TEST_NOW,
  email: EMAIL,
  jobs: ["lead-email"],
  dealSummary:
    "Price: $300,000\nLoan amount: $225,000\nQualifying rent a month: $2,500\nLender's ratio: 1.17",
  message: "I close in six weeks.\nPlease call in the morning.",
});
const twin = await storeSampleLead(database, { now: TEST_NOW + 1, email: "other@person.example" });
const plan = { day: "2026-11-18", minute: 14 * 60 + 30, text: "Ask for the lease", dueAt: TEST_NOW + 1 };
await addFollowUp(database, reference, plan, stamp);
const asked = { kind: "delete", channel: "phone", subject: { email: EMAIL }, detail: "I sold it." } as const;
const request = await enterRequest(database, asked, TEST_REQUESTS, stamp);

const testInbox = await readInbox(
  readInboxAddress(() => null),
  data,
);
const testBoard = await readBoard(testInbox.filters, data);
const testPeople: PeopleView = {
  page: "people",
  people: [
    {
      id: "dana",
      name: "Dana",
      email: null,
      takesTurns: false,
      passkeys: 2,
      sessions: 1,
      seen: undefined,
      isViewer: true,
    },
    {
      id: "eve",
      name: "Eve",
      email: "eve@example.com",
      takesTurns: true,
      passkeys: 0,
      sessions: 0,
      seen: undefined,
      isViewer: false,
    },
  ],
};
const testRow = known(testInbox.rows.find((row) => row.reference === reference));
const testLead: LeadView = known(
  await readLeadView(reference, { ...data, isStateServed: (state) => state !== "CA" }),
);
const deal = { state: "TX", county: "Travis County", purpose: "purchase", units: "1", use: "long-term" };
const price = { value: "300,000", valueAs: "band", loan: "225,000", ratio: "1.17" };
const typedFields = new Map(Object.entries({ ...deal, ...price, scoreFloor: "720", timing: "now" }));
const testHandoff: HandoffView = known(
  await readHandoffView(reference, {
    ...data,
    facts: siteFacts(shippedContent),
    typed: typedDeal((field) => typedFields.get(field) ?? ""),
  }),
);
await recordPurpose(database, reference, { kind: "attested", ...purposeOnOffer }, stamp);
const [firstLender] = [known(handoffRules(shippedContent).dealLenders[0])];
const offeredLender = { ...firstLender, receivers: [{ name: "Cy Poe", email: "cy@lender.example" }] };
await offerDeal(database, reference, [{ lender: offeredLender, deal: TEST_DEAL, days: 5 }], stamp);
const [testOffer] = await listOffers(database, known(await findLead(database, { reference })).id);
await answerOffer(
  database,
  known(testOffer).id,
  { kind: "yes", rate: 7.25 },
  {
    now: TEST_NOW,
    newId: randomUUID,
    actor: lenderActor(known(offeredLender.receivers[0]), offeredLender.name),
    choiceDays: 30,
  },
);
const testAnswered: HandoffView = known(
  await readHandoffView(reference, { ...data, facts: siteFacts(shippedContent), typed: undefined }),
);
const testHandoffs = await readBoardView(database, data);
const testWebhooks: WebhooksView = {
  page: "webhooks",
  lenders: ["anchor-loans", "kiavi"].map((id, version) => ({
    ...{ id, name: id, webhookUrl: "https://lender.example/deals", version },
    answersTo: `https://www.example.com/api/lenders/${id}/messages`,
    made: version === 0 ? undefined : { when: { text: "today 9:12", iso: "2026-11-17" }, by: "Dana" },
  })),
};
const testPair = known(await readSamePersonView({ main: reference, other: twin.reference }, data));
const testTemplates = await readTemplatesView(data);
const [{ id: template }] = [known(testTemplates.templates[0])];
const testTemplate = known(await readTemplateView(template, data));
const testWrite = known(
  await readWriteView(reference, {
    ...data,
    newId: randomUUID,
    canSend: true,
    company: "RentRatio",
    operator: "Dana",
    template,
  }),
);
const testDeliveries = await readDeliveries({}, data);
const testPrivacy = await readPrivacy(EMAIL, data);
const found = known(await readRequestPage(request, data));
const testRequest = found.view;
const testDeletion = await readDeletion({ ...found, person: known(found.person) }, [], data);
const publishing = {
  siteUrl: "https://www.example.com",
  site: () => ({ renderWith: () => neverRendered }),
  files: { find: () => undefined },
  renderRecords: neverRendered,
  liveRevision: () => 0,
  refreshRecords: async () => {},
  refreshPages: async () => {},
  isDevelopment: true,
};
const publishRoom = createPublishPages(
  {
    ...{ database, publishing, deskUrl: "http://localhost:3001", now: () => TEST_NOW },
    ...{ office: () => office, facts: () => siteFacts(shippedContent), wakeWorker: () => {} },
  },
  TEST_ROOM,
);
/** The page of a path, or what a form leads to. */
const publish = async (path: string, form?: Record<string, string>) =>
  (await visitRoom(publishRoom, `/publish${path}`, form)).shown;
await createRecordStore(database, () => TEST_NOW).seed(await readShippedRecords());
const draft = { slug: "loans/bank", title: "Bank", metaDescription: "First.", markdown: "Text.", cta: "" };
await publish("/pages/publish", { ...draft, seen: "0" });
await publish("/pages/publish", { ...draft, title: "Bank Statements", seen: "1" });
const testPageEditor = await publish("/pages/edit/loans/bank");
const testRecordEditor = await publish("/settings/edit/contact");
const testHistory = await publish("/pages/history/loans/bank");
const testMailing = await publish("/news/mail/rate-environment-2025");
const week = { leads: 12, inTime: 8, late: 3, waiting: 1, referred: 5, closed: 1, closedAmount: 310_000 };
const weeks = { ...EMPTY_REPORT.total, ...week, contacted: 11, medianMinutes: 25, p90Minutes: 700 };
const testReport = {
  ...describeReport(
    { by: "week", from: "2026-11-09", to: "" },
    {
      rows: [
        { ...weeks, name: "2026-11-09", visits: 940 },
        { ...weeks, name: "2026-11-16", visits: 12 },
      ],
      total: { ...weeks, leads: 24, visits: 952 },
    },
    540,
  ),
  stuck: describeStuck(
    [
      {
        kind: "late" as const,
        count: 4,
        oldest: [{ reference: "RR-7K3M9-QXTB2", name: "Ann Lee", since: 0 }],
      },
    ],
    TEST_NOW,
  ),
};

async function neverRendered(): Promise<never> {
  throw new Error("No page of the site is rendered here.");
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A page was not found.");
  return value;
}

function render(view: DeskView, frame: DeskFrame | undefined = testFrame) {
  const html = renderToStaticMarkup(createElement(DeskPage, { view, frame }));
  const elements = listElements(html);
  const all = (tag: string) => elements.filter((element) => element.tag === tag);
  return {
    elements,
    all,
    text: all("main")[0]?.text ?? "",
    links: all("a").map(({ attributes }) => attributes.href ?? ""),
  };
}

const views: readonly DeskView[] = [
  testInbox,
  { ...testInbox, lastAct: { words: "marked as contacted", count: 2 }, actProblem: "Select a lead first." },
  testBoard,
  testPeople,
  {
    ...testPeople,
    invited: {
      ...{ name: "Fay", link: `https://desk.example.com/invite/${"a".repeat(43)}`, isNew: true },
      until: { text: "today 9:27", iso: "2026-11-17T15:27:00.000Z" },
    },
  },
  { ...testPeople, refused: { name: "", text: "A name has 1 to 60 characters." } },
  { page: "calendar", link: undefined },
  { page: "calendar", link: "https://desk.example.com/calendar/1.2.ics" },
  { ...testPeople, problem: { id: "eve", text: "This is no e-mail address.", email: "eve@" } },
  testLead,
  {
    page: "entry",
    typed: {
      ...{ name: "Ann", email: "", phone: "1", state: "TX", loanPurpose: "", message: "", source: "phone" },
      ...{ received: "", campaign: "", consent: { channels: ["phone"], way: "", day: "", words: "" } },
    },
    errors: { phone: "Not a number.", channels: "Say what.", words: "Say how." },
    key: "key-1",
    today: "2026-11-17",
  },
  { page: "import", key: "key-1", source: "fair", problem: "Choose a CSV file." },
  {
    page: "import",
    ...{ key: "key-1", source: "fair" },
    preview: {
      ...{
        text: "name",
        source: "fair",
        fresh: 1,
        known: 1,
        wrong: 0,
        withoutConsent: 1,
        waiting: 1,
        hidden: 2,
      },
      ignored: ["Shoe size"],
      rows: [
        { line: 2, name: "Ann", email: "a@example.com", phone: "1", problems: [], known: "RR-7K3M9-QXTB2" },
        { line: 3, name: "Ben", email: "b", phone: "2", problems: ["Please enter your email address."] },
      ],
    },
  },
  { ...testLead, owner: "Eve", owners: ["Dana", "Fay"], viewer: "Dana" },
  testReport,
  { ...testReport, by: "source" },
  testDeliveries,
  testHealth,
  { ...testLead, followUps: [], joinedTo: "RR-3F8XW1" },
  testHandoff,
  testAnswered,
  testHandoffs,
  { ...testHandoffs, groups: [], problem: "Nothing was changed." },
  { ...testWebhooks, lenders: [] },
  { ...testWebhooks, shown: { lender: "Kiavi", secret: "whsec_AAAA" }, problem: "Nothing was changed." },
  { ...testHandoff, hindrances: [], problem: "Choose at least one lender." },
  testPair,
  testWrite,
  testTemplates,
  testTemplate,
  testPasskeys,
  testPrivacy,
  testRequest,
  { ...testRequest, kind: "export" },
  { ...testRequest, kind: "correct" },
  { ...testRequest, kind: "opt-out" },
  testDeletion,
  await publish(""),
  testPageEditor,
  testMailing,
  { ...testMailing, recipients: 12 },
  testRecordEditor,
  testHistory,
  await publish("/pages/compare/loans/bank"),
  { page: "session-ended", action: "/publish/pages/publish", fields: [{ name: "title", value: "A" }] },
  { page: "sign-in", next: "/leads/RR-7K2M9Q" },
  { page: "invite", person: "Dana", token: "t0k3n" },
  { page: "message", title: "Not found", text: "There is no such lead." },
];

test.each(views)("the page $page has one heading, labels that name a field, and nothing inline", (view) => {
  const { elements, all } = render(view);
  expect(all("h1")).toHaveLength(1);
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all("label").map(({ attributes }) => attributes.for)));
  // The Content-Security-Policy refuses it.
  expect(all("style")).toEqual([]);
  expect(all("script").map(({ attributes, text }) => [attributes.src, text])).toEqual([["/desk.js", ""]]);
  const names = elements.flatMap(({ attributes }) => Object.keys(attributes));
  expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
});

test.each(views)("the page $page lists every key that it knows", (view) => {
  const { elements, all } = render(view);
  const known = elements.flatMap(({ attributes }) => [
    ...[attributes["data-shortcut"], attributes["data-row-key"]].filter((key) => key !== undefined),
    ...(attributes["data-row"] === undefined ? [] : ["j", "k", "Enter"]),
  ]);
  const listed = all("kbd").map(({ text }) => text.replace(/^Shift \+ (.)$/, (_, key) => key.toUpperCase()));
  expect(listed).toEqual(expect.arrayContaining(known));
  expect(new Set(listed).size).toBe(listed.length);
});

test("what the operations guide calls by its name, to hand a deal off, is a control of the desk", () => {
  const guide = readFileSync(new URL("../docs/operations.md", import.meta.url), "utf8");
  const [, section = ""] = /^## Offering a deal to lenders$([\s\S]*?)^## /m.exec(guide) ?? [];
  const named = Array.from(section.matchAll(/\*\*([^*]+)\*\*/g), ([, name = ""]) =>
    name.replaceAll(/\s+/g, " "),
  );
  const matches = testHandoff.matches?.map((match) => ({ ...match, isFit: true, hindrance: undefined }));
  const offered = { ...testHandoff, matches, hindrances: [] };
  const released = {
    ...testAnswered,
    offers: testAnswered.offers.map((offer) => ({
      ...offer,
      release: offer.release && { ...offer.release, refusal: undefined },
      reports: ["received" as const],
    })),
  };
  const shown = [testLead, offered, testAnswered, released, testHandoffs];
  const controls = shown.flatMap((view) => {
    const { all } = render(view);
    return ["a", "button", "summary"].flatMap((tag) => all(tag).map(({ text }) => text.trim()));
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !controls.includes(name.replace("Kiavi", firstLender.name)))).toEqual([]);
});

const { filters } = testInbox;
const withClock = (state: PromiseClock["state"], text: string): DeskView => {
  const clock = { state, text, deadline: testRow.received };
  return { ...testInbox, rows: [{ ...testRow, clock }] };
};
const withMail = (mail: Partial<HealthView["mail"]>): DeskView => ({
  ...testHealth,
  mail: { ...testHealth.mail, ...mail },
});
const running = known(testHealth.examined);
const busy: DeskView = { ...testHealth, backups: { ...testHealth.backups, running } };

test.each<[what: string, view: DeskView, words: string]>([
  ["an inbox in which nobody waits", { ...testInbox, rows: [] }, "Nobody is waiting."],
  ["an empty inbox", { ...testInbox, rows: [], filters: { ...filters, view: "all" } }, "No leads yet."],
  [
    "a search without a result",
    { ...testInbox, rows: [], filters: { ...filters, search: "Lee" } },
    "No lead matches",
  ],
  ["a clock that is in time", withClock("in time", "answer by 10:30"), "answer by 10:30"],
  ["a clock that is due soon", withClock("soon", "answer by 10:30"), "Due soon: answer by 10:30"],
  ["a clock that is late", withClock("late", "late by 3 hours"), "late by 3 hours"],
  ["a referral", testLead, "Only if you introduced the person yourself"],
  [
    "a lead without a lender that the person agreed to",
    { ...testLead, partners: [] },
    "No referral can be recorded",
  ],
  [
    "a mail too long for a link",
    { ...testWrite, chosen: testWrite.chosen && { ...testWrite.chosen, isTooLong: true } },
    "the text is too long for the link",
  ],
  ["a problem of the site", testHealth, "Set SMTP_URL to your mail server."],
  ["a site without problems", { ...testHealth, urgent: [] }, "Nothing needs you now."],
  ["a backup that is being made", busy, "A backup is being made since today 9:12."],
  ["a test mail on its way", withMail({ sending: running }), "the mail server has not answered yet"],
  [
    "a test mail that was taken",
    withMail({ last: { when: running, problem: undefined } }),
    "The mail server took",
  ],
  [
    "a test mail that failed",
    withMail({ last: { when: running, problem: "SMTP_URL is not set." } }),
    "The test mail reaches nobody: SMTP_URL is not set.",
  ],
])("%s says so in words", (_, view, words) => {
  expect(render(view).text).toContain(words);
});

describe("the frame", () => {
  const titleOf = (view: DeskView, frame?: DeskFrame) => render(view, frame).all("title")[0]?.text;

  test("the title shows how many leads wait, if any do", () => {
    expect(titleOf(testInbox)).toBe("(3) Inbox");
    expect(titleOf(testInbox, { ...testFrame, waiting: 0 })).toBe("Inbox");
  });

  test("a newer version that is known stands beside Health", () => {
    const linkOf = (newerVersion: string | undefined) =>
      render(testInbox, { ...testFrame, newerVersion })
        .all("a")
        .find(({ attributes }) => attributes.href === "/health")?.text;
    expect(linkOf(undefined)).toBe("Health");
    expect(linkOf("1.1.0")).toBe("Health (version 1.1.0)");
  });

  test("somebody who has not signed in sees no way to sign out", () => {
    const view = { page: "sign-in", next: "/" } as const;
    const page = renderToStaticMarkup(createElement(DeskPage, { view, frame: undefined }));
    expect(page).not.toContain("/sign-out");
  });
});

describe("the inbox", () => {
  test("a row links to the lead, and says what was opted out of", () => {
    const row = { ...testRow, optedOut: ["phone", "sms"], hasAskedAgain: true } as const;
    const { links, text } = render({ ...testInbox, rows: [row] });
    expect(links).toContain(`/leads/${reference}`);
    expect(text).toContain("opted out of phone, text; asked again");
  });

  test("a column that is sorted says how, and sorts the other way round", () => {
    const sorted = { ...testInbox, filters: { ...testInbox.filters, state: "TX", sort: "-loan" } };
    const { all, links } = render(sorted);
    const headings = all("th").flatMap(({ attributes, text }) =>
      attributes["aria-sort"] ? [[text, attributes["aria-sort"]]] : [],
    );
    expect(headings).toEqual([["Loan ↓", "descending"]]);
    expect(links).toEqual(expect.arrayContaining(["/?state=TX&sort=loan", "/?state=TX&sort=name"]));
  });

  test.each([
    ["-loan", "Largest loan first"],
    ["", "Oldest first"],
    ["-name", "As it is"],
  ])("the filters keep the order %j, which a phone has no headings for", (sort, label) => {
    const { all } = render({ ...testInbox, filters: { ...testInbox.filters, sort } });
    const chosen = all("option").filter(({ attributes }) => "selected" in attributes);
    expect(chosen.map(({ attributes, text }) => [attributes.value, text])).toContainEqual([sort, label]);
  });

  test("a box stands for its lead as it was seen", () => {
    const boxes = render(testInbox)
      .all("input")
      .filter(({ attributes }) => attributes.name === "lead");
    expect(boxes.map(({ attributes }) => attributes.value)).toContain(`${reference}.${testRow.revision}`);
  });

  test("a list that somebody narrowed can be kept, and one that is kept removed; a search cannot be kept", () => {
    const filters = { ...testInbox.filters, state: "TX" };
    const narrowed = { ...testInbox, filters, address: "/?state=TX" };
    expect(render(narrowed).text).toContain("Keep this list");
    const saved = [{ id: "1", name: "Texans", address: "/?state=TX" }];
    const kept = render({ ...narrowed, saved });
    expect(kept.text).toContain("Remove the list “Texans”");
    expect(kept.text).not.toContain("Keep this list");
    const current = kept.all("a").filter(({ attributes }) => attributes["aria-current"] === "page");
    expect(current.map(({ text }) => text)).toEqual(["Inbox", "Texans"]);
    const searched = { ...narrowed, filters: { ...filters, search: "Lee" } };
    expect(render(searched).text).not.toContain("Keep this list");
  });

  test("what a search found says its status, stands in none of the lists, and may be too much", () => {
    const filters = { ...testInbox.filters, search: "Lee" };
    const { all, links, text } = render({ ...testInbox, filters, problem: "More than 200 leads match." });
    expect(all("th").map((heading) => heading.text)).toEqual(expect.arrayContaining(["Status", "Received"]));
    const current = all("a").filter(({ attributes }) => attributes["aria-current"] === "page");
    expect(current.map((link) => link.text)).toEqual(["Inbox"]);
    expect(links).toContain("/?view=all");
    expect(text).toContain("More than 200 leads match.");
    expect(all("details").filter(({ attributes }) => "open" in attributes)).toEqual([]);
  });

  test("a lead that is joined to another one says so instead of its other leads", () => {
    const { text } = render({ ...testInbox, rows: [{ ...testRow, otherLeads: 1, joinedTo: "RR-3F8XW1" }] });
    expect(text).toContain("joined to RR-3F8XW1");
    expect(text).not.toContain("same person");
  });

  test("says how many filters are set", () => {
    expect(render(testInbox).text).not.toContain("Filters (");
    const filters = { ...testInbox.filters, state: "TX", owner: "me" };
    expect(render({ ...testInbox, filters }).text).toContain("Filters (2)");
  });
});

describe("the board", () => {
  test("has a column for each status, with counts and loans, and a way to move each card", () => {
    const { all, text } = render(testBoard);
    expect(
      all("h2")
        .slice(0, 5)
        .map((heading) => heading.text),
    ).toEqual(["new 2", "contacted 0", "referred 0", "closed 0", "declined 0"]);
    expect(text).toContain("loans of $225k");
    const move = all("button").find(({ attributes }) => attributes["data-row-key"] === "]");
    expect(move?.attributes).toMatchObject({ name: "act", value: "contacted" });
  });

  test("what needs a lender or an amount leads to its form", () => {
    const columns = testBoard.columns.map((column) =>
      column.status === "contacted"
        ? { ...column, count: 1, cards: [{ ...testRow, status: "contacted" as const }] }
        : column,
    );
    expect(render({ ...testBoard, columns }).links).toContain(`/leads/${reference}#referral`);
  });
});

describe("a lead", () => {
  const fieldsOf = (form: HtmlElement) =>
    Object.fromEntries(
      form.within.flatMap(({ attributes: { name, value = "" } }) => (name ? [[name, value]] : [])),
    );

  test("every form of the lead that could undo somebody's change carries its revision; a note cannot", () => {
    const forms = render(testLead).all("form");
    const own = forms.filter(({ attributes }) => attributes.action?.startsWith("/leads/"));
    expect(
      own.map((form) => [
        form.attributes.action?.replace(`/leads/${reference}/`, ""),
        form.attributes.method,
        fieldsOf(form).revision,
      ]),
    ).toEqual([
      ["status", "post", testLead.revision],
      ["status", "post", testLead.revision],
      ["follow-up/end", "post", testLead.revision],
      ["follow-up", "post", testLead.revision],
      ["follow-up", "post", testLead.revision],
      ["owner", "post", testLead.revision],
      ["note", "post", undefined],
      ["status", "post", testLead.revision],
    ]);
  });

  test("the status that it has is not offered again", () => {
    const offered = (status: typeof testLead.status) =>
      render({ ...testLead, status })
        .all("button")
        .flatMap(({ attributes }) => (attributes.name === "status" ? attributes.value : []));
    // The first of them opens the next lead as well.
    expect(offered("new")).toEqual(["contacted", "contacted", "declined"]);
    expect(offered("declined")).toEqual(["contacted", "new"]);
  });

  test("a forbidden phone and a forbidden address are no links", () => {
    const phone = { ...testLead.phone, isForbidden: true };
    const email = { ...testLead.email, isForbidden: true };
    const { links, text } = render({ ...testLead, phone, email, optOut: "This person opted out." });
    expect(links.filter((href) => /^(tel|mailto):/.test(href))).toEqual([]);
    expect(text).toContain("Do not call (512) 555-0123");
    expect(text).toContain("This person opted out.");
  });

  test("a note that was refused is still in its field, beside the reason", () => {
    const problem = { text: "Somebody else changed this lead.", note: "Called\n</textarea>twice" };
    const { all, elements } = render({ ...testLead, problem });
    expect(all("textarea")[0]?.text).toBe(problem.note);
    const alerts = elements.filter(({ attributes }) => attributes.role === "alert");
    expect(alerts.map(({ text }) => text)).toEqual([problem.text]);
  });
});

describe("health", () => {
  const buttonsOf = (view: DeskView) =>
    render(view)
      .all("button")
      .map(({ text }) => text);

  test("what needs somebody comes first, then what is fine", () => {
    const titles = render(testHealth).all("h2");
    expect(titles.map(({ text }) => text)).toEqual([
      "Needs you now 1",
      "Backups",
      "Version",
      "Mail",
      "Worth a look 2",
      "Fine",
      "Settings",
      "Keyboard shortcuts",
    ]);
  });

  test("a backup can be started unless one is being made, and the same for a test mail", () => {
    expect(buttonsOf(testHealth)).toEqual(expect.arrayContaining(["Make a backup now", "Check mail now"]));
    expect(buttonsOf(busy)).not.toContain("Make a backup now");
    expect(buttonsOf(withMail({ sending: running }))).not.toContain("Check mail now");
  });

  test("a newer version can be looked for where versions can be compared, and not while that goes on", () => {
    const withUpdate = (canFetch: boolean, isLookedUp: boolean): DeskView => {
      const newer = testHealth.version.newer && { ...testHealth.version.newer, canFetch };
      return { ...testHealth, version: { ...testHealth.version, newer, isLookedUp } };
    };
    expect(buttonsOf(withUpdate(true, false))).toContain("Look for a newer version");
    expect(buttonsOf(withUpdate(false, false))).not.toContain("Look for a newer version");
    expect(buttonsOf(withUpdate(true, true))).not.toContain("Look for a newer version");
  });

  test("settings that are set stand first, then all with what they do", () => {
    const { all, text } = render(testHealth);
    const named = all("dt").flatMap((term) => (/^[A-Z_]+$/.test(term.text) ? term.text : []));
    expect(named).toEqual(["SMTP_URL", "PORT", "SMTP_URL"]);
    expect(text).toContain("1 of 2 are set");
    expect(text).toContain("Port of the site.");
  });

  test("an examination that takes long says so, and nothing is called fine yet", () => {
    const nothing = { examined: undefined, urgent: [], advice: [], fine: [] };
    const { text } = render({ ...testHealth, ...nothing, isExamining: true });
    expect(text).toContain("The site is being examined");
    expect(text).not.toContain("Nothing needs you now.");
  });
});

describe("passkeys", () => {
  const actions = (view: DeskView) =>
    render(view)
      .all("form")
      .map(({ attributes }) => attributes.action);

  test("the only passkey cannot be removed", () => {
    expect(actions(testPasskeys)).toContain("/passkeys/remove");
    const only = { ...testPasskeys, passkeys: testPasskeys.passkeys.slice(0, 1) };
    expect(actions(only)).not.toContain("/passkeys/remove");
    expect(render(only).text).toContain("Add a second passkey");
  });

  test("a button for a passkey says what it needs where scripts do not run", () => {
    const { all } = render({ page: "sign-in", next: "/?view=all" }, undefined);
    const button = all("button").find(({ attributes }) => attributes["data-passkey"] === "sign-in");
    expect(button?.attributes["data-next"]).toBe("/?view=all");
    expect(all("noscript")[0]?.text).toContain("Signing in needs JavaScript");
  });
});

describe("the form of a page or a record", () => {
  const namesOf = (view: DeskView) =>
    render(view).elements.flatMap(({ attributes: { name, type } }) => (name ? [`${name} ${type}`] : []));

  test("an existing page keeps its address, a new one has a field for it", () => {
    expect(namesOf(testPageEditor)).toContain("slug hidden");
    expect(namesOf({ ...testPageEditor, isNew: true })).not.toContain("slug hidden");
  });

  test("has a control for each field, with what was typed, and two empty rows to add something", () => {
    const { typed } = testRecordEditor;
    const mistakes = { phone: "Telephone must be a telephone number." };
    const { all, text } = render({ ...testRecordEditor, mistakes });
    const valuesOf = (name: string) =>
      all("input").flatMap(({ attributes }) => (attributes.name === name ? [attributes] : []));
    expect(valuesOf("phone")).toMatchObject([{ value: typed.phone[0], "aria-invalid": "true" }]);
    expect(text).toContain(mistakes.phone);
    const openDays = valuesOf("office.openDays").filter(({ checked }) => checked !== undefined);
    expect(openDays.map(({ value }) => value)).toContain("Monday");
    expect(all("textarea").map((field) => field.text)).toContain(typed["office.holidays"][0]);
    const isLink = (name: string) => /^social\.\d\.url/.test(name);
    const filled = Object.keys(typed).filter(isLink);
    expect(namesOf(testRecordEditor).filter(isLink)).toHaveLength(filled.length + 2);
  });

  test("what is on the site cannot be published again; everything else can", () => {
    const versions = render(testHistory)
      .all("button")
      .flatMap(({ attributes: { name, value } }) => (name === "version" ? value : []));
    expect(versions).toEqual(["1"]);
  });
});
