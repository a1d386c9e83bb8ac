/** What the recorded reason of a failed delivery means, for somebody who does not run servers. */
export interface FailureExplanation {
  /** A sentence. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** The other end, as recorded reasons name it, and the setting that says where it is. */
interface OtherEnd {
  readonly name: string;
  readonly setting: string;
}

const WEBHOOK: OtherEnd = { name: "the receiver of the webhook", setting: "LEAD_WEBHOOK_URL" };
const MAIL_SERVER: OtherEnd = { name: "the mail server", setting: "SMTP_URL" };

interface Rule extends FailureExplanation {
  readonly reason: RegExp;
}

const PASSES = "This usually passes by itself. If it does not,";

/**
 * The first rule that matches applies. The reasons are those of platform/mail, platform/webhooks and the worker. {name}
 * and {setting} are those of the other end.
 */
const RULES: readonly Rule[] = [
  {
    reason: /refused the connection/,
    meaning: "Nothing answers at the address of {name}.",
    remedy: "See whether it is running, and whether the host and the port in {setting} are right.",
  },
  {
    reason: /no machine has this name/,
    meaning: "The name of {name} does not exist.",
    remedy: "Look for a typing mistake in {setting}.",
  },
  {
    reason: /the name server does not answer/,
    meaning: "The machine of the site cannot look up names at the moment.",
    remedy: `${PASSES} look at the network of the machine.`,
  },
  {
    reason: /did not answer in time|it took too long/,
    meaning: "{name} did not answer in time.",
    remedy:
      "It is too slow, or a firewall is in the way. Many providers block port 25: try another port in {setting}.",
  },
  {
    reason: /cannot be reached from this machine/,
    meaning: "There is no way through the network to {name}.",
    remedy: "Look at the network and the firewall of the machine.",
  },
  {
    reason: /closed the connection|was cut off|the process stopped/,
    meaning: "The connection broke in the middle.",
    remedy: `${PASSES} ask whoever runs {name}.`,
  },
  {
    reason: /certificate/,
    meaning: "{name} could not prove who it is: its certificate is not valid. Nothing was sent.",
    remedy:
      "Whoever runs {name} has to renew the certificate, or the name in the settings is not the one it is for.",
  },
  {
    reason: /does not encrypt/,
    meaning: "{name} does not encrypt the connection as the site expects.",
    remedy: "Check {setting}: smtps:// belongs to port 465, smtp:// to port 587.",
  },
  {
    reason: /user name/,
    meaning: "{name} does not let the site log in.",
    remedy:
      "Check the user name and the password in {setting}. Some providers want a password made for this program.",
  },
  {
    reason: /refused the recipient's address|not an e-mail address/,
    meaning: "{name} takes no mail for this address: it may be misspelled or closed.",
    remedy: "If it is yours, check LEAD_NOTIFY_EMAIL. If it is the person's, call them.",
  },
  {
    reason: /refused the sender's address|from the sender at the moment/,
    meaning: "{name} does not let the site send from its address.",
    remedy: "Set MAIL_FROM to an address that your mail account may use.",
  },
  {
    reason: /refused the mail/,
    meaning: "{name} refused the mail itself, often because it takes it for spam.",
    remedy: "Ask your mail provider. A sender address of your own domain, with SPF and DKIM, helps.",
  },
  {
    reason: /at the moment/,
    meaning: "{name} takes no mail right now: it is busy, or a mailbox is full.",
    remedy: `${PASSES} ask your mail provider.`,
  },
  {
    reason: /private network/,
    meaning: "The receiver of the webhook is in a private network, and the settings do not allow that.",
    remedy: "If that is intended, set WEBHOOK_ALLOW_PRIVATE=on. Otherwise correct LEAD_WEBHOOK_URL.",
  },
  {
    reason: /no webhook is configured/,
    meaning: "The site does not know where to send webhooks.",
    remedy: "Set LEAD_WEBHOOK_URL, or discard it.",
  },
  {
    reason: /answered (401|403)\b/,
    meaning: "The receiver of the webhook does not let the site in.",
    remedy: "Check LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET on both sides.",
  },
  {
    reason: /answered (404|410)\b/,
    meaning: "The receiver of the webhook says that there is nothing at this address any more.",
    remedy: "Ask whoever runs it for the new address, and set LEAD_WEBHOOK_URL.",
  },
  {
    reason: /answered 429\b/,
    meaning: "The receiver of the webhook gets too much at once.",
    remedy: `${PASSES} ask whoever runs the receiver.`,
  },
  {
    reason: /answered 3\d\d\b/,
    meaning: "The receiver of the webhook has moved, and the site does not follow by itself.",
    remedy: "Set LEAD_WEBHOOK_URL to the new address.",
  },
  {
    reason: /answered 4\d\d\b/,
    meaning: "The receiver of the webhook refuses what it gets.",
    remedy: "Ask whoever runs it: its log says what it did not like.",
  },
  {
    reason: /answered 5\d\d\b/,
    meaning: "The receiver of the webhook failed by itself.",
    remedy: "Ask whoever runs it. The site tries again until it works.",
  },
  {
    reason: /ENOSPC|no space left|disk/i,
    meaning: "The disk of the site's machine is full.",
    remedy: "Make room, then retry.",
  },
  {
    reason: /lacks the article|no handler for/,
    meaning: "The running site is older than this delivery.",
    remedy: "Update and restart the site; then it is sent by itself.",
  },
  {
    reason: /unexpected error/,
    meaning: "Something inside the site failed.",
    remedy: "The log of the site says what. A full disk is a frequent cause. If it stays, report it.",
  },
];

const UNUSUAL: FailureExplanation = {
  meaning: "It failed for an unusual reason.",
  remedy: "The recorded text says more. Whoever runs the machine can look it up.",
};

/** `reason` is what the worker recorded. */
export function explainFailure(reason: string): FailureExplanation {
  const { name, setting } = /webhook/.test(reason) ? WEBHOOK : MAIL_SERVER;
  const fill = (text: string) => text.replaceAll("{name}", name).replaceAll("{setting}", setting);
  const { meaning, remedy } = RULES.find((rule) => rule.reason.test(reason)) ?? UNUSUAL;
  const sentence = fill(meaning);
  return { meaning: sentence.charAt(0).toUpperCase() + sentence.slice(1), remedy: fill(remedy) };
}
