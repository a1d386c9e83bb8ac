import { businessPurpose } from "../../content/legal/business-purpose.ts";
import { part } from "../../content/site-content.ts";
import { isStateServed } from "../../content/states-served.ts";
import { lenderReceivers, publicLenders } from "../lenders/lenders-catalog.server.ts";
import type { HandoffRules } from "./handoff.server.ts";
import type { DealLender } from "./match-lenders.ts";

/** What a person attests before the deal is offered. */
export const purposeOnOffer = businessPurpose;

const dealLenders = part<readonly DealLender[]>((site) =>
  publicLenders(site).map((lender) => ({
    ...lender,
    receivers: lenderReceivers(site).get(lender.id) ?? [],
  })),
);

/** What the operator has published. */
export const handoffRules = part<HandoffRules>((site) => ({
  dealLenders: dealLenders(site),
  isStateServed: isStateServed(site),
}));
