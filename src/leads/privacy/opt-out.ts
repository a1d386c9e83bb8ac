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
 * Scopes that are off limits for anything based on a consent given at `consentedAt`. A consent given after an opt-out
 * lifts it. One given at the same time does not, because leaving somebody alone is the smaller mistake.
 */
export function scopesInForce(
  choices: readonly ContactChoice[],
  consentedAt: number,
): readonly OptOutScope[] {
  const byAddress = Map.groupBy(choices, ({ address }) => JSON.stringify(address));
  const isInForce = (about: readonly ContactChoice[], scope: OptOutScope) => {
    const lastOut = lastMoment(about, "opt-out", scope);
    return lastOut >= consentedAt && lastOut >= lastMoment(about, "opt-in", scope);
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

export interface ConsentingLead {
  readonly createdAt: number;
  readonly suspicions: readonly string[];
  /** Whether it came with a valid form token. */
  readonly hasFormToken: boolean;
}

/**
 * When the person agreed to be contacted about a lead. Anybody can post somebody's address to the API. So a lead that
 * did not come through the form, or that a program may have sent, lifts no opt-out.
 */
export function consentTime({ createdAt, suspicions, hasFormToken }: ConsentingLead): number {
  return hasFormToken && suspicions.length === 0 ? createdAt : 0;
}

/** Tells the operator how opt-outs affect a lead. Undefined if its addresses have none. */
export function explainOptOut(lead: ConsentingLead, choices: readonly ContactChoice[]): string | undefined {
  const inForce = scopesInForce(choices, consentTime(lead));
  if (inForce.length > 0) {
    const sentence = `This person ${describeOptOut(inForce)}.`;
    const isOlder = scopesInForce(choices, lead.createdAt).length < inForce.length;
    return isOlder ? `${sentence} ${UNPROVEN}` : `${sentence} Check before you answer.`;
  }
  if (!choices.some(({ decision }) => decision === "opt-out")) return undefined;
  const agreed = "This person opted out earlier, and agreed to be contacted again";
  return scopesInForce(choices, 0).length > 0 ? `${agreed} by sending this.` : `${agreed}.`;
}

const UNPROVEN =
  "This lead came later, but nothing shows that they sent it themselves through our form, so the opt-out stays in " +
  "force. Ask them before you go by the lead.";

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
