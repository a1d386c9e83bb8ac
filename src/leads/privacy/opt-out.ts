/** Ways to contact a person. */
export const CONTACT_CHANNELS = ["email", "phone", "sms"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** What a person can opt out of: contact by any channel, and sharing with lenders. */
export const OPT_OUT_SCOPES = [...CONTACT_CHANNELS, "sharing"] as const;
export type OptOutScope = (typeof OPT_OUT_SCOPES)[number];

/** An email address, or a phone number in E.164. */
export type ContactAddress = { readonly email: string } | { readonly phone: string };

/** How to find the person who writes or calls: by what they have proven, or the operator has checked. */
export type Subject = ContactAddress | { readonly reference: string };

export type ContactDecision = "opt-out" | "opt-in";

/** A person's choice about one of their addresses. A later choice is stored beside the earlier ones. */
export interface ContactChoice {
  readonly address: ContactAddress;
  readonly decision: ContactDecision;
  readonly scopes: readonly OptOutScope[];
  readonly reason: string;
  readonly since: number;
}

/**
 * Scopes that are off limits. An opt-in of the same address lifts an earlier opt-out, and so does a consent that somebody
 * has proven to be theirs: `consentedAt`. One given at the same time does not, because leaving somebody alone is the smaller
 * mistake. Whoever opts in an email address may be written to there, also if they gave up mail together with a number.
 */
export function scopesInForce(choices: readonly ContactChoice[], consentedAt = 0): readonly OptOutScope[] {
  const byAddress = Map.groupBy(choices, ({ address }) => JSON.stringify(address));
  const mailed = choices.filter(({ address }) => "email" in address);
  const isInForce = (about: readonly ContactChoice[], scope: OptOutScope) => {
    const lastOut = lastMoment(about, "opt-out", scope);
    const isByPhone = about.some(({ address }) => "phone" in address);
    const agreeing = scope === "email" && isByPhone ? [...about, ...mailed] : about;
    return lastOut >= consentedAt && lastOut >= lastMoment(agreeing, "opt-in", scope);
  };
  return OPT_OUT_SCOPES.filter((scope) => [...byAddress.values()].some((about) => isInForce(about, scope)));
}

function lastMoment(
  choices: readonly ContactChoice[],
  decision: ContactDecision,
  scope: OptOutScope,
): number {
  const made = choices.filter((choice) => choice.decision === decision && choice.scopes.includes(scope));
  return Math.max(-1, ...made.map(({ since }) => since));
}

type DatedLead = { readonly createdAt: number };
type ReachableLead = { readonly email: string; readonly phone: string };

/** Whether the address is known that the channel needs. */
export function isReachable({ email, phone }: ReachableLead, channel: ContactChannel): boolean {
  return (channel === "email" ? email : phone) !== "";
}

/**
 * Whether the lead came after an opt-out that is in force. Anybody can send somebody else's address, so it lifts nothing:
 * the person does, by a mailed link or by telling the operator.
 */
export function hasAskedAgain({ createdAt }: DatedLead, choices: readonly ContactChoice[]): boolean {
  return scopesInForce(choices, createdAt).length < scopesInForce(choices).length;
}

/** Tells the operator how opt-outs affect a lead. Undefined if its addresses have none. */
export function explainOptOut(lead: DatedLead, choices: readonly ContactChoice[]): string | undefined {
  const inForce = scopesInForce(choices);
  if (inForce.length > 0) {
    const sentence = `This person ${describeOptOut(inForce)}.`;
    return hasAskedAgain(lead, choices)
      ? `Opted out; ${ASKED_AGAIN}. ${sentence} ${UNPROVEN}`
      : `${sentence} Check before you answer.`;
  }
  if (!choices.some(({ decision }) => decision === "opt-out")) return undefined;
  return "This person opted out earlier, and agreed to be contacted again.";
}

const ASKED_AGAIN = "somebody who gave this address asked again";

const UNPROVEN =
  "That stays in force until the person opens the link that we mail to the address and confirms, or tells you. What they " +
  "said about a phone number stays until they tell you.";

/** A lender who may use no channel has no need for the contact details. */
export function forbidsSharing(scopes: readonly OptOutScope[]): boolean {
  return scopes.includes("sharing") || CONTACT_CHANNELS.every((channel) => scopes.includes(channel));
}

const SCOPE_NAMES = {
  email: "email",
  phone: "phone",
  sms: "text",
  sharing: "sharing with lenders",
} as const satisfies Record<OptOutScope, string>;

/** Short form for lists: `everything`, or `email, text`. */
export function nameScopes(scopes: readonly OptOutScope[]): string {
  if (scopes.length === OPT_OUT_SCOPES.length) return "everything";
  return scopes.map((scope) => SCOPE_NAMES[scope]).join(", ");
}

/** The same for a lead: `everything; asked again`. */
export function nameOptOut({ optedOut, notAgreed = [], hasAskedAgain }: LeadWishes): string {
  const chosen = optedOut.filter((scope) => !notAgreed.some((channel) => channel === scope));
  const never = notAgreed.length > 0 ? `never agreed to ${nameScopes(notAgreed)}` : "";
  const words = [nameScopes(chosen), never].filter((part) => part !== "").join("; ");
  return `${words}${hasAskedAgain ? "; asked again" : ""}`;
}

/** The same with its verb: `opted out of email; never agreed to phone`. */
export function describeWishes({ notAgreed = [], ...wishes }: LeadWishes): string {
  const optedOut = wishes.optedOut.filter((scope) => !notAgreed.some((channel) => channel === scope));
  if (optedOut.length === 0) return nameOptOut({ ...wishes, notAgreed });
  return `opted out of ${nameOptOut({ ...wishes, notAgreed })}`;
}

/** Channels that a lead's person has not agreed to, unless they chose to since, or of which no address is known. */
export function channelsNotAgreed(
  lead: DatedLead & ReachableLead & { readonly agreedChannels: readonly ContactChannel[] | null },
  choices: readonly ContactChoice[],
): readonly ContactChannel[] {
  const { agreedChannels, createdAt } = lead;
  if (agreedChannels === null) return [];
  const hasAgreed = (channel: ContactChannel) =>
    agreedChannels.includes(channel) || lastMoment(choices, "opt-in", channel) >= createdAt;
  return CONTACT_CHANNELS.filter((channel) => !isReachable(lead, channel) || !hasAgreed(channel));
}

/** What a person wants, as far as it concerns one of their leads. */
export interface LeadWishes {
  /** What nobody may do: opted out of, or never agreed to. */
  readonly optedOut: readonly OptOutScope[];
  /** Those of them that the person never agreed to, because the operator entered the lead. */
  readonly notAgreed?: readonly ContactChannel[] | undefined;
  /** The lead came after the opt-out, which is in force all the same. */
  readonly hasAskedAgain: boolean;
}

/** Predicate for a sentence about the person: `asked not to be contacted by email or text`. */
export function describeOptOut(scopes: readonly OptOutScope[]): string {
  const channels = CONTACT_CHANNELS.filter((channel) => scopes.includes(channel));
  const ways = channels.map((channel) => SCOPE_NAMES[channel]).join(" or ");
  const isEveryWay = channels.length === CONTACT_CHANNELS.length;
  return `asked not to be ${[
    ...(channels.length === 0 ? [] : [isEveryWay ? "contacted" : `contacted by ${ways}`]),
    ...(scopes.includes("sharing") ? ["passed on to lenders"] : []),
  ].join(", nor ")}`;
}
