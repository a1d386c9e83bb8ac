import { testMoment } from "../frame/test-frame.ts";
import type {
  MailArticleView,
  PageEditorView,
  PublishCompareView,
  PublishHistoryView,
  PublishView,
  RecordEditorView,
} from "./publish-view-data.ts";

export const testPublish: PublishView = {
  page: "publish",
  groups: [
    {
      title: "Lenders",
      add: { href: "/publish/lenders/new", label: "New lender" },
      rows: [
        {
          name: "Kiavi",
          detail: "6.75%-8.0%",
          editHref: "/publish/lenders/edit/kiavi",
          historyHref: "/publish/lenders/history/kiavi",
          isShown: true,
          changed: testMoment("today 9:12"),
          by: "Dana Whitfield",
        },
      ],
    },
    { title: "News", rows: [] },
  ],
};

export const testPageEditor: PageEditorView = {
  page: "page-editor",
  isNew: false,
  typed: {
    slug: "dscr-loans/bank-statements",
    title: "Bank Statements",
    metaDescription: "What they show.",
    cta: "match",
    markdown: "## Twelve months\n\nText.",
  },
  seen: 3,
  isShown: true,
  address: "https://www.example.com/dscr-loans/bank-statements",
  mistakes: {},
  maxTextLength: 1000,
  deadLinks: [],
  advice: [],
  figures: [{ name: "rates.range", text: "6.75% to 8.5%" }],
};

export const testMailing: MailArticleView = {
  page: "mail-article",
  id: "texas-market-update",
  title: "Texas market update",
  recipients: 12,
  recipientsText: "12 subscribers",
  alreadySent: "3 subscribers",
};

export const testRecordEditor: RecordEditorView = {
  page: "record-editor",
  title: "Company data",
  noun: "settings",
  base: "/publish/settings",
  id: "contact",
  seen: 2,
  isShown: true,
  fields: [
    { type: "text", path: "phone", label: "Telephone", isOptional: false },
    {
      type: "group",
      path: "office",
      label: "Office hours",
      isNullable: false,
      fields: [
        { type: "choices", path: "office.openDays", label: "Open on", options: ["Monday", "Tuesday"] },
        { type: "lines", path: "office.holidays", label: "Holidays", isOptional: true },
      ],
    },
    {
      type: "rows",
      path: "social",
      label: "Social links",
      maxRows: 8,
      fields: [{ type: "text", path: "url", label: "Link", isOptional: true }],
    },
  ],
  typed: {
    phone: ["call us"],
    "office.openDays": ["Monday"],
    "office.holidays": ["2026-12-25"],
    "social.0.url": ["https://example.com"],
  },
  mistakes: { phone: "Telephone must be a telephone number." },
  canBeWithdrawn: false,
  hasPreview: true,
};

const testVersions = [
  { version: 2, state: "published", when: testMoment("today 9:12"), by: "Dana Whitfield", isShown: true },
  {
    version: 1,
    state: "published",
    when: testMoment("November 1"),
    by: "came with the site",
    isShown: false,
  },
] as const;

export const testHistory: PublishHistoryView = {
  page: "publish-history",
  title: "Kiavi",
  editHref: "/publish/lenders/edit/kiavi",
  compareHref: "/publish/lenders/compare/kiavi",
  restoreAction: "/publish/lenders/restore/kiavi",
  seen: 2,
  versions: testVersions,
};

export const testCompare: PublishCompareView = {
  page: "publish-compare",
  title: "Kiavi",
  historyHref: "/publish/lenders/history/kiavi",
  from: testVersions[1],
  to: testVersions[0],
  fields: [{ label: "Rates", before: "7.0%-8.0%", after: "" }],
  text: [
    { kind: "same", parts: [{ text: "one", isChanged: false }] },
    { kind: "removed", parts: [{ text: "two", isChanged: true }] },
    { kind: "added", parts: [{ text: "three", isChanged: true }] },
  ],
};
