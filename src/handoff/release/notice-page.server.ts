import { linkPage } from "../../../platform/mail/link-page.ts";
import { escapeHtml } from "../../../platform/mail/mail-document.ts";
import type { LenderPageDeps } from "../lender/lender-page-deps.server.ts";
import type { OfferLink } from "../lender/offer-link.server.ts";
import type { Receiver } from "../offer.ts";
import { lenderActor } from "../offer-store.server.ts";
import { describeNotice, type LenderNotice, listNoticeFacts } from "./lender-notice.ts";
import { confirmNotice, findNotice } from "./notice-store.server.ts";

/** The page that tells a lender to forget somebody. Undefined if there is no such notice. */
export async function openNotice(
  link: OfferLink,
  form: FormData | undefined,
  deps: LenderPageDeps,
): Promise<Response | undefined> {
  const notice = await findNotice(deps.database, { id: link.id });
  const receiver = notice?.receivers[link.receiver];
  return notice && receiver && (await showNotice({ notice, receiver }, form, deps));
}

/** It names nobody. Opening it proves that the notice is ours: the page shows the signature that the mail has. */
export async function showNotice(
  { notice, receiver }: { readonly notice: LenderNotice; readonly receiver: Receiver },
  form: FormData | undefined,
  deps: LenderPageDeps,
): Promise<Response> {
  const { database, describeDay, mailSender, signNotice, now, newId } = deps;
  if (form?.get("report") === "forgotten") {
    const actor = lenderActor(receiver, notice.lender);
    if (await confirmNotice(database, notice, { actor, now: now(), newId })) deps.onChanged();
  }
  const current = (await findNotice(database, { id: notice.id })) ?? notice;
  const facts = listNoticeFacts(notice, signNotice).map(
    ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return linkPage(200, "Please forget this investor", [
    `<p>${escapeHtml(describeNotice(notice, mailSender.name))}</p>`,
    `<dl>${facts.join("")}</dl>`,
    current.confirmed === undefined
      ? '<form method="post"><input type="hidden" name="report" value="forgotten"><p><button>We stopped, and deleted the data</button></p></form>'
      : `<p><strong>Confirmed on ${escapeHtml(describeDay(current.confirmed.at))}</strong> by ${escapeHtml(current.confirmed.by)}. Thank you.</p>`,
  ]);
}
