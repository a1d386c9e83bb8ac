import type { DoorView, PasskeysView } from "./access/access-view-data.ts";
import type { DeliveriesView } from "./deliveries/deliveries-view-data.ts";
import type { HealthView } from "./health/health-view-data.ts";
import type { InboxView } from "./inbox/inbox-view-data.ts";
import type { LeadView } from "./lead/lead-view-data.ts";
import type { DeletionView, PrivacyView, RequestView } from "./privacy/privacy-view-data.ts";
import type { PublishViews } from "./publish/publish-view-data.ts";
import type { ReportView } from "./reports/report-view-data.ts";
import type { SamePersonView } from "./same-person/same-person-view-data.ts";
import type { TemplatesView, TemplateView, WriteView } from "./templates/template-view-data.ts";

/** Around every page of somebody who has signed in. */
export interface DeskFrame {
  readonly siteName: string;
  readonly person: string;
  /** New leads: in the title, so that a tab in the background shows them. */
  readonly waiting: number;
  /** Deliveries that the site has given up. */
  readonly givenUp: number;
  /** Whether single keys do something in this browser. */
  readonly hasKeys: boolean;
  /** What the last click did, in a sentence. */
  readonly notice?: string | undefined;
}

/** What a page shows. The server fills it in; times are formatted, because the office's zone decides. */
export type DeskView =
  | InboxView
  | LeadView
  | DeliveriesView
  | ReportView
  | HealthView
  | PrivacyView
  | RequestView
  | DeletionView
  | PublishViews
  | SamePersonView
  | WriteView
  | TemplatesView
  | TemplateView
  | PasskeysView
  | DoorView;
