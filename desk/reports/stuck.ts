import type { StuckLeads, StuckList } from "../../src/leads/reports/stuck-leads.ts";
import { describeDuration } from "../../src/office/describe-time.ts";
import { inboxAddress, readInboxAddress } from "../inbox/inbox-address.ts";

const { filters } = readInboxAddress(() => null);
const listOf = (stuck: StuckList) => inboxAddress({ ...filters, view: "all", stuck });

/** What each kind means, and the list in which all of them are. */
const KINDS: Readonly<Record<StuckLeads["kind"], { readonly text: string; readonly href: string }>> = {
  late: { text: "new, and later than promised", href: listOf("late") },
  contacted: {
    text: "contacted more than a week ago, without an outcome or a follow-up",
    href: listOf("contacted"),
  },
  referred: {
    text: "referred more than two weeks ago, without an outcome or a follow-up",
    href: listOf("referred"),
  },
  "follow-ups": { text: "with a follow-up that is due", href: inboxAddress({ ...filters, view: "due" }) },
};

export type StuckView = ReturnType<typeof describeStuck>;

export function describeStuck(stuck: readonly StuckLeads[], now: number) {
  return stuck
    .filter(({ count }) => count > 0)
    .map(({ kind, count, oldest }) => ({
      kind,
      count,
      ...KINDS[kind],
      oldest: oldest.map(({ reference, name, since }) => ({
        reference,
        name,
        age: describeDuration(now - since),
      })),
    }));
}
