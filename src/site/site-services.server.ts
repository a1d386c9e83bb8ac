import { createContext } from "react-router";
import type { ContentLibrary } from "../content-pages/content-library.server.ts";
import type { DealStatusPosts } from "../handoff/investor/deal-status-posts.server.ts";
import type { LeadSubmissions } from "../leads/intake/lead-form-post.server.ts";
import type { PrivacyRequestPosts } from "../leads/privacy/requests/request-posts.server.ts";
import type { SubscriptionPosts } from "../news/subscriptions/sign-up/subscription-posts.server.ts";
import type { SiteSearch } from "../search/site-search.server.ts";

/** What the running process offers to pages that are rendered per request. Absent while prerendering. */
export interface SiteServices {
  readonly contentPages: Pick<ContentLibrary, "find" | "list">;
  readonly leads: LeadSubmissions;
  readonly dealStatus: DealStatusPosts;
  readonly newsSubscriptions: SubscriptionPosts;
  readonly privacyRequests: PrivacyRequestPosts;
  readonly search: Pick<SiteSearch, "find">;
}

export const siteServices = createContext<SiteServices>();
