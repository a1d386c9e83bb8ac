import { InviteView, SessionEndedPage, SignInView } from "./access/door-views.tsx";
import { PasskeysPage } from "./access/passkeys-view.tsx";
import { DeliveriesPage } from "./deliveries/deliveries-view.tsx";
import { DeskDocument } from "./desk-document.tsx";
import type { DeskFrame, DeskView } from "./desk-view.ts";
import { HealthPage } from "./health/health-view.tsx";
import { InboxPage } from "./inbox/inbox-view.tsx";
import { LeadPage } from "./lead/lead-view.tsx";
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

interface DeskPageProps {
  readonly view: DeskView;
  readonly frame: DeskFrame | undefined;
}

export function DeskPage({ view, frame }: DeskPageProps) {
  return (
    <DeskDocument title={titleOf(view)} page={view.page} frame={frame}>
      <Content view={view} waiting={frame?.waiting ?? 0} />
    </DeskDocument>
  );
}

function titleOf(view: DeskView): string {
  switch (view.page) {
    case "inbox":
      return "Inbox";
    case "lead":
      return `${view.name}, ${view.reference}`;
    case "report":
      return "Reports";
    case "deliveries":
      return "Deliveries";
    case "health":
      return "Health";
    case "same":
      return `Same person? ${view.main.reference} and ${view.other.reference}`;
    case "write":
      return `Write to ${view.name}`;
    case "templates":
      return "Mail templates";
    case "template":
      return view.id === undefined ? "New mail template" : `Mail template: ${view.typed.name}`;
    case "passkeys":
      return "Passkeys";
    case "privacy":
      return "Privacy";
    case "privacy-request":
      return `Privacy request ${view.reference}`;
    case "privacy-deletion":
      return `Delete ${view.who}?`;
    case "sign-in":
      return "Sign in";
    case "invite":
      return "Welcome";
    case "session-ended":
      return "You are no longer signed in";
    case "publish":
      return "Publish";
    case "page-editor":
      return view.isNew ? "New page" : `/${view.typed.slug}`;
    case "record-editor":
      return view.title;
    case "publish-history":
      return `History of ${view.title}`;
    case "publish-compare":
      return `Versions of ${view.title}`;
    case "mail-article":
      return `Mail ${view.title}`;
    case "message":
      return view.title;
  }
}

function Content({ view, waiting }: { readonly view: DeskView; readonly waiting: number }) {
  switch (view.page) {
    case "inbox":
      return <InboxPage view={view} waiting={waiting} />;
    case "lead":
      return <LeadPage lead={view} />;
    case "report":
      return <ReportPage view={view} />;
    case "deliveries":
      return <DeliveriesPage view={view} />;
    case "health":
      return <HealthPage view={view} />;
    case "same":
      return <SamePersonPage view={view} />;
    case "write":
      return <WritePage view={view} />;
    case "templates":
      return <TemplatesPage view={view} />;
    case "template":
      return <TemplatePage view={view} />;
    case "passkeys":
      return <PasskeysPage view={view} />;
    case "privacy":
      return <PrivacyPage view={view} />;
    case "privacy-request":
      return <PrivacyRequestPage view={view} />;
    case "privacy-deletion":
      return <DeletionPage view={view} />;
    case "sign-in":
      return <SignInView next={view.next} reason={view.reason} />;
    case "invite":
      return <InviteView person={view.person} token={view.token} />;
    case "session-ended":
      return <SessionEndedPage view={view} />;
    case "publish":
      return <PublishPage view={view} />;
    case "page-editor":
      return <PageEditorPage view={view} />;
    case "record-editor":
      return <RecordEditorPage view={view} />;
    case "publish-history":
      return <PublishHistoryPage view={view} />;
    case "publish-compare":
      return <PublishComparePage view={view} />;
    case "mail-article":
      return <MailArticlePage view={view} />;
    case "message":
      return <MessageView title={view.title} text={view.text} />;
  }
}

/** A page that only says something: a link that has expired, a lead that does not exist. */
function MessageView({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="max-w-[36rem]">
      <h1>{title}</h1>
      <p className="mt-4">{text}</p>
      <p className="mt-4">
        <a href="/" className="link inline-flex min-h-11 items-center">
          To the inbox
        </a>
      </p>
    </div>
  );
}
