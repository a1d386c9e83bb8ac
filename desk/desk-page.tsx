import type { ReactNode } from "react";
import { InvitePage, SessionEndedPage, SignInPage } from "./access/door-views.tsx";
import { PasskeysPage } from "./access/passkeys-view.tsx";
import { BoardPage } from "./board/board-view.tsx";
import { CalendarPage } from "./calendar/calendar-view.tsx";
import { DeliveriesPage } from "./deliveries/deliveries-view.tsx";
import { DeskDocument } from "./desk-document.tsx";
import type { DeskFrame, DeskView } from "./desk-room.server.ts";
import { EntryPage } from "./entry/entry-view.tsx";
import { ImportPage } from "./entry/import-view.tsx";
import { TouchLink } from "./frame/parts.tsx";
import { HandoffsPage } from "./handoff/board-view.tsx";
import { FiguresPage } from "./handoff/figures-view.tsx";
import { HandoffPage } from "./handoff/handoff-view.tsx";
import { WebhooksPage } from "./handoff/webhooks-view.tsx";
import { HealthPage } from "./health/health-view.tsx";
import { InboxPage } from "./inbox/inbox-view.tsx";
import { LeadPage } from "./lead/lead-view.tsx";
import { PeoplePage } from "./people/people-view.tsx";
import { DeletionPage } from "./privacy/deletion-view.tsx";
import { PrivacyPage } from "./privacy/privacy-view.tsx";
import { PrivacyRequestPage } from "./privacy/request-view.tsx";
import { PublishComparePage, PublishHistoryPage } from "./publish/history-view.tsx";
import { MailArticlePage } from "./publish/mail-article-view.tsx";
import { PageEditorPage } from "./publish/page-editor.tsx";
import { PublishPage } from "./publish/publish-overview.tsx";
import { RecordEditorPage } from "./publish/record-editor.tsx";
import { ReportPage } from "./reports/report-view.tsx";
import { SamePersonPage } from "./same-person/same-person-view.tsx";
import { TemplatePage, TemplatesPage } from "./templates/templates-view.tsx";
import { WritePage } from "./templates/write-view.tsx";

/** What each page shows, by its name. */
type Views = { readonly [View in DeskView as View["page"]]: View };

interface PageParts<View> {
  readonly title: (view: View) => string;
  readonly Content: (props: { readonly view: View; readonly waiting: number }) => ReactNode;
}

const PAGES: { readonly [Page in keyof Views]: PageParts<Views[Page]> } = {
  inbox: { title: () => "Inbox", Content: InboxPage },
  board: { title: () => "Board", Content: BoardPage },
  people: { title: () => "Colleagues", Content: PeoplePage },
  calendar: { title: () => "Follow-ups in your calendar", Content: CalendarPage },
  lead: { title: ({ name, reference }) => `${name}, ${reference}`, Content: LeadPage },
  handoffs: { title: () => "Hand-offs", Content: HandoffsPage },
  "lender-figures": { title: () => "Reports by lender", Content: FiguresPage },
  webhooks: { title: () => "Webhooks of lenders", Content: WebhooksPage },
  handoff: { title: ({ name, reference }) => `Deal of ${name}, ${reference}`, Content: HandoffPage },
  entry: { title: () => "Enter a lead", Content: EntryPage },
  import: { title: () => "Import leads", Content: ImportPage },
  report: { title: () => "Reports", Content: ReportPage },
  deliveries: { title: () => "Deliveries", Content: DeliveriesPage },
  health: { title: () => "Health", Content: HealthPage },
  same: {
    title: ({ main, other }) => `Same person? ${main.reference} and ${other.reference}`,
    Content: SamePersonPage,
  },
  write: { title: ({ name }) => `Write to ${name}`, Content: WritePage },
  templates: { title: () => "Mail templates", Content: TemplatesPage },
  template: {
    title: ({ id, typed }) => (id === undefined ? "New mail template" : `Mail template: ${typed.name}`),
    Content: TemplatePage,
  },
  passkeys: { title: () => "Passkeys", Content: PasskeysPage },
  privacy: { title: () => "Privacy", Content: PrivacyPage },
  "privacy-request": {
    title: ({ reference }) => `Privacy request ${reference}`,
    Content: PrivacyRequestPage,
  },
  "privacy-deletion": { title: ({ who }) => `Delete ${who}?`, Content: DeletionPage },
  "sign-in": { title: () => "Sign in", Content: SignInPage },
  invite: { title: () => "Welcome", Content: InvitePage },
  "session-ended": { title: () => "You are no longer signed in", Content: SessionEndedPage },
  publish: { title: () => "Publish", Content: PublishPage },
  "page-editor": {
    title: ({ isNew, typed }) => (isNew ? "New page" : `/${typed.slug}`),
    Content: PageEditorPage,
  },
  "record-editor": { title: ({ title }) => title, Content: RecordEditorPage },
  "publish-history": { title: ({ title }) => `History of ${title}`, Content: PublishHistoryPage },
  "publish-compare": { title: ({ title }) => `Versions of ${title}`, Content: PublishComparePage },
  "mail-article": { title: ({ title }) => `Mail ${title}`, Content: MailArticlePage },
  message: { title: ({ title }) => title, Content: MessagePage },
};

interface DeskPageProps {
  readonly view: DeskView;
  readonly frame: DeskFrame | undefined;
}

export function DeskPage({ view, frame }: DeskPageProps) {
  return renderPage(view.page, view, frame);
}

/** The compiler sees that a page and its view belong together only if both have the same type parameter. */
function renderPage<Page extends keyof Views>(page: Page, view: Views[Page], frame: DeskFrame | undefined) {
  const { title, Content } = PAGES[page];
  return (
    <DeskDocument title={title(view)} page={page} frame={frame}>
      <Content view={view} waiting={frame?.waiting ?? 0} />
    </DeskDocument>
  );
}

/** A page that only says something: a link that has expired, a lead that does not exist. */
function MessagePage({ view: { title, text } }: { readonly view: Views["message"] }) {
  return (
    <div className="max-w-[36rem]">
      <h1>{title}</h1>
      <p className="mt-4">{text}</p>
      <p className="mt-4">
        <TouchLink href="/">To the inbox</TouchLink>
      </p>
    </div>
  );
}
