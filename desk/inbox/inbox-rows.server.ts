import type { FollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import type { LoanPurpose } from "../../src/leads/lead.ts";
import { isReachable, type OptOutScope } from "../../src/leads/privacy/opt-out.ts";
import type { ListedLead } from "../../src/leads/records/listed-lead.server.ts";
import { listMainLeads } from "../../src/leads/same-person/lead-joins.server.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeFollowUp, describeMoment, readPromiseClock } from "../frame/office-times.ts";
import { formatLoan, formatRatio } from "./deal-words.ts";

export type InboxRow = Awaited<ReturnType<typeof describeRows>>[number];

/** The form's labels are too long for a row. */
const PURPOSES: Readonly<Record<LoanPurpose, string>> = {
  purchase: "Purchase",
  refinance: "Refinance",
  cashout: "Cash-out",
  portfolio: "Portfolio",
  other: "Other",
};

/** `followUps`: of leads that are listed because something was planned for today or earlier. */
export async function describeRows(
  leads: readonly ListedLead[],
  data: DeskData,
  followUps: ReadonlyMap<string, FollowUp> = new Map(),
) {
  const { database, office, now } = data;
  const ids = leads.map(({ id }) => id);
  const mains = await listMainLeads(database, ids);
  return leads.map((lead) => {
    const followUp = followUps.get(lead.id);
    /** Reference of the lead that leads, if this one is joined to it. */
    const joinedTo = mains.get(lead.id);
    const isWaiting = lead.status === "new" && joinedTo === undefined && lead.agreedChannels === null;
    const { reference, name, status, owner, hasAskedAgain, otherLeads } = lead;
    // Nobody asks whether an address may be used that nobody knows.
    const optedOut: readonly OptOutScope[] = lead.optedOut.filter(
      (scope) => scope === "sharing" || isReachable(lead, scope),
    );
    const notAgreed: ListedLead["notAgreed"] = lead.notAgreed?.filter((channel) =>
      isReachable(lead, channel),
    );
    return {
      ...{ reference, name, status, owner, optedOut, notAgreed, hasAskedAgain, otherLeads, joinedTo },
      received: describeMoment(lead.createdAt, office),
      clock: isWaiting ? readPromiseClock(lead.createdAt, now, office) : undefined,
      followUp: followUp && describeFollowUp(followUp, data),
      state: lead.state ?? "",
      purpose: lead.loanPurpose === null ? "" : PURPOSES[lead.loanPurpose],
      ratio: formatRatio(lead.dealRatio),
      loan: formatLoan(lead.loanAmount),
      isSuspected: lead.suspicions.length > 0,
      /** Goes back with a form: a change by somebody else in the meantime is then noticed. */
      revision: String(lead.lastContactAt),
    };
  });
}
