import type { Campaign } from "../../campaign/campaign.ts";
import type { State } from "../lead.ts";
import type { LeadStatus } from "../records/lead-record.ts";

/** Where a lead came from and what became of it, without the person. */
export interface LeadOutcome {
  readonly createdAt: number;
  readonly source: string;
  readonly state: State | null;
  readonly page: string | null;
  readonly campaign: Campaign;
  readonly status: LeadStatus;
  /** When the operator first gave it another status than new. */
  readonly contactedAt: number | null;
  readonly wasReferred: boolean;
  /** With what it was closed, in dollars; null if it is not closed, or nobody wrote it down. */
  readonly closedAmount: number | null;
}
