import { type AnchorStore, verifyAnchors } from "./consent-anchoring.server.ts";
import { verifyConsentLinks } from "./consent-links.server.ts";
import type { ChainLink } from "./consent-record.server.ts";
import { verifyOwnConsent } from "./consent-store.server.ts";

/** What was found about the consent of one lead. */
export interface ConsentProof {
  readonly sequence: number;
  /** What is wrong, in sentences. Empty: nothing is. */
  readonly faults: readonly string[];
  /** The last record that was verified. */
  readonly head: ChainLink | undefined;
  /** The highest record that is anchored outside of the database, if the chain agrees with it. */
  readonly anchored: { readonly sequence: number; readonly anchoredAt: number } | undefined;
}

/**
 * Verifies the record of a lead with its content, every link of the chain before and after it, and the anchors outside of
 * the database. The contents of other records are left to `consent verify`. Undefined if the lead has no record.
 */
export async function verifyLeadConsent(
  anchorStore: AnchorStore,
  reference: string,
): Promise<ConsentProof | undefined> {
  const own = await verifyOwnConsent(anchorStore.database, reference);
  if (own === undefined) return undefined;
  const { head, fault } = await verifyConsentLinks(anchorStore.database);
  const { newest, faults } = await verifyAnchors(anchorStore);
  return {
    sequence: own.sequence,
    faults: [
      ...(own.fault === undefined ? [] : [`Record ${own.sequence}: ${own.fault}.`]),
      ...(fault === undefined ? [] : [`Record ${fault.sequence}: ${fault.reason}.`]),
      ...faults.map(({ name, reason }) => `Anchor ${name}: ${reason}.`),
    ],
    head,
    anchored: newest,
  };
}
