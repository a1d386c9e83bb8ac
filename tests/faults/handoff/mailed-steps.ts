import { releaseOnOffer } from "../../../src/handoff/handoff-catalog.server.ts";
import { TEST_LENDER } from "../../setup/handoff.ts";
import type { DealAccess, StepsOf } from "./deal-under-way.ts";

const address = TEST_LENDER.receivers[0]?.email ?? "";

/** The operator does at the desk what there is to do, and the lender answers by the links in its mails. */
export const MAILED_STEPS: StepsOf = (deal) => {
  const { onDesk, has, newestOffer } = deal;
  const desk = async (form: string, fields: Readonly<Record<string, string>> = {}) =>
    await onDesk(form, { offer: (await newestOffer()).id, ...fields });
  const { linkOf, answer } = lenderPageOf(deal);
  const offer = () => deal.offerTo(TEST_LENDER.id);
  const owes = (kind: string) => async () =>
    (await deal.read()).commission.filter((each) => each === kind).length === 1;
  const yes = { answer: "yes", rate: "7.25" };
  return {
    steps: [
      {
        name: "the purpose",
        send: () => onDesk("purpose", { kind: "attested" }),
        isDone: async () => (await deal.read()).isAttested,
      },
      { name: "the offer", send: offer, isDone: deal.hasOffers(1) },
      { name: "the withdrawal of the deal", send: () => desk("withdraw"), isDone: has("withdrawn") },
      { name: "the second offer", send: offer, isDone: deal.hasOffers(2) },
      {
        name: "the answer",
        ready: () => linkOf("deal"),
        send: () => answer("deal", yes),
        isDone: has("answered"),
      },
      {
        name: "the answer taken back",
        send: () => answer("deal", { answer: "take-back" }),
        isDone: has("answer-taken-back"),
      },
      { name: "the second answer", send: () => answer("deal", yes), isDone: has("answered", 2) },
      {
        name: "the release",
        send: () => desk("release", { isSaid: "on", sha256: releaseOnOffer(TEST_LENDER.name).sha256 }),
        isDone: has("released"),
      },
      {
        name: "the receipt",
        ready: () => linkOf("contact"),
        send: () => answer("contact", { report: "received" }),
        isDone: has("received"),
      },
      {
        name: "the outcome",
        send: () =>
          answer("contact", {
            ...{ report: "outcome", outcome: "funded" },
            ...{ amount: "225000", fundedOn: "2026-01-05" },
          }),
        isDone: has("outcome"),
      },
      ...["agreed", "due", "paid"].map((kind) => ({
        name: `the commission, ${kind}`,
        send: () => desk("commission", { kind, amount: "2250" }),
        isDone: owes(kind),
      })),
      { name: "the name taken back", send: () => desk("take-back"), isDone: has("release-withdrawn") },
      {
        name: "the confirmation of the notice",
        ready: () => linkOf("notice"),
        send: () => answer("notice", { report: "forgotten" }),
        isDone: async () => (await deal.read()).notice?.confirmed !== undefined,
        // The page shows that it is confirmed.
        repeated: [200],
      },
    ],
    expected: {
      offers: [
        ["offered", "withdrawn"],
        [
          ...["offered", "answered", "answer-taken-back", "answered"],
          ...["released", "received", "outcome", "release-withdrawn"],
        ],
      ],
      commission: ["agreed", "due", "paid"],
    },
  };
};

/** The pages behind the links of one receiver. */
function lenderPageOf({ linkIn, newestOffer, read, post }: DealAccess) {
  async function linkOf(kind: "deal" | "contact" | "notice") {
    const { id } = kind === "notice" ? { id: (await read()).notice?.id } : await newestOffer();
    const content = `${id}\\.0${kind === "deal" ? "" : `\\.${kind}`}`;
    return await linkIn(address, new RegExp(`/deal-offer/${content}\\.[0-9a-f]{64}`));
  }
  return {
    linkOf,
    async answer(kind: Parameters<typeof linkOf>[0], fields: Readonly<Record<string, string>>) {
      const url = await linkOf(kind);
      // What the page shows is what the lender has seen.
      return await post(url, { ...fields, seen: `${(await newestOffer()).steps.length}` });
    },
  };
}
