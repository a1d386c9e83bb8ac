import { findPurpose } from "../handoff/business-purpose.server.ts";
import { listOffers } from "../handoff/offer-steps.server.ts";
import { findPriceForm } from "../handoff/price-form.server.ts";
import type { LenderNotice } from "../handoff/release/lender-notice.ts";
import { findNotice } from "../handoff/release/notice-store.server.ts";
import { listReleaseConsents } from "../leads/consent/consent-store.server.ts";
import {
  exportPersonalData,
  type PersonalData,
  readPersonalData,
} from "../leads/privacy/lead-privacy.server.ts";
import type { Subject } from "../leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../leads/privacy/privacy-keys.server.ts";
import type { AuditStamp } from "../leads/records/lead-changes.server.ts";
import { findPerson, type PersonDatabase } from "./personal-data.server.ts";

/** A copy of everything, for the operator to hand over. Leads that were not proven are named one by one. */
export async function exportPerson(
  database: PersonDatabase,
  keys: PrivacyKeys,
  subjects: readonly Subject[],
  stamp: AuditStamp,
) {
  return await copyPerson(database, keys, subjects, {
    ...stamp,
    read: (subject) => exportPersonalData(database, keys, subject, stamp),
  });
}

interface CopyOptions extends Pick<AuditStamp, "now" | "newId"> {
  readonly read?: (subject: Subject) => Promise<PersonalData>;
}

/** The same for the person themselves, who may download it any number of times: only the answer is recorded. */
export async function copyPerson(
  database: PersonDatabase,
  keys: PrivacyKeys,
  subjects: readonly Subject[],
  { read = (subject) => readPersonalData(database, keys, subject), ...stamp }: CopyOptions,
) {
  const found = [];
  for (const subject of subjects) {
    const { subscriptions, requests } = await findPerson(database, keys, subject, stamp);
    found.push({ ...(await read(subject)), subscriptions, requests });
  }
  const leads = [];
  for (const entry of found.flatMap((each) => each.leads)) {
    leads.push({ ...entry, ...(await readHandoff(database, entry.lead.id)) });
  }
  return {
    leads,
    contactChoices: found.flatMap(({ contactChoices }) => contactChoices),
    newsSubscriptions: found.flatMap(({ subscriptions }) => subscriptions),
    privacyRequests: found
      .flatMap(({ requests }) => requests)
      .map(({ id, masked, isMailed, ...request }) => request),
  };
}

/** What lenders were told of the deal, and what they said. It goes with its lead. */
async function readHandoff(database: PersonDatabase, leadId: string) {
  const offers = [];
  for (const { id, lender, deal, matched, expiresAt, steps } of await listOffers(database, leadId)) {
    const notice = await findNotice(database, { offerId: id });
    offers.push({ lender, deal, matched, expiresAt, steps, toldToForget: notice && toldToForget(notice) });
  }
  return {
    businessPurpose: await findPurpose(database.db, leadId),
    valueToldAs: await findPriceForm(database.db, leadId),
    offers,
    releaseConsents: await listReleaseConsents(database, leadId),
  };
}

function toldToForget({ sentAt, confirmed }: LenderNotice) {
  return { sentAt, confirmedAt: confirmed?.at };
}
