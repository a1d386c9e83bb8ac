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

interface Rule {
  readonly reason: RegExp;
  readonly explain: (end: OtherEnd) => readonly [meaning: string, remedy: string];
}

const PASSES = "This usually passes by itself. If it does not,";

/** The first rule that matches applies. The reasons are those of platform/mail, platform/webhooks and the worker. */
const RULES: readonly Rule[] = [
  {
    reason: /refused the connection/,
    explain: ({ name, setting }) => [
      `Nothing answers at the address of ${name}.`,
      `See whether it is running, and whether the host and the port in ${setting} are right.`,
    ],
  },
  {
    reason: /no machine has this name/,
    explain: ({ name, setting }) => [
      `The name of ${name} does not exist.`,
      `Look for a typing mistake in ${setting}.`,
    ],
  },
  {
    reason: /the name server does not answer/,
    explain: () => [
      "The machine of the site cannot look up names at the moment.",
      `${PASSES} look at the network of the machine.`,
    ],
  },
  {
    reason: /did not answer in time|it took too long/,
    explain: ({ name, setting }) => [
      `${name} did not answer in time.`,
      `It is too slow, or a firewall is in the way. Many providers block port 25: try another port in ${setting}.`,
    ],
  },
  {
    reason: /cannot be reached from this machine/,
    explain: ({ name }) => [
      `There is no way through the network to ${name}.`,
      "Look at the network and the firewall of the machine.",
    ],
  },
  {
    reason: /closed the connection|was cut off|the process stopped/,
    explain: ({ name }) => ["The connection broke in the middle.", `${PASSES} ask whoever runs ${name}.`],
  },
  {
    reason: /certificate/,
    explain: ({ name }) => [
      `${name} could not prove who it is: its certificate is not valid. Nothing was sent.`,
      `Whoever runs ${name} has to renew the certificate, or the name in the settings is not the one it is for.`,
    ],
  },
  {
    reason: /does not encrypt/,
    explain: ({ name, setting }) => [
      `${name} does not encrypt the connection as the site expects.`,
      `Check ${setting}: smtps:// belongs to port 465, smtp:// to port 587.`,
    ],
  },
  {
    reason: /user name/,
    explain: ({ name, setting }) => [
      `${name} does not let the site log in.`,
      `Check the user name and the password in ${setting}. Some providers want a password made for this program.`,
    ],
  },
  {
    reason: /refused the recipient's address|not an e-mail address/,
    explain: ({ name }) => [
      `${name} takes no mail for this address: it may be misspelled or closed.`,
      "If it is yours, check LEAD_NOTIFY_EMAIL. If it is the person's, call them.",
    ],
  },
  {
    reason: /refused the sender's address|from the sender at the moment/,
    explain: ({ name }) => [
      `${name} does not let the site send from its address.`,
      "Set MAIL_FROM to an address that your mail account may use.",
    ],
  },
  {
    reason: /refused the mail/,
    explain: ({ name }) => [
      `${name} refused the mail itself, often because it takes it for spam.`,
      "Ask your mail provider. A sender address of your own domain, with SPF and DKIM, helps.",
    ],
  },
  {
    reason: /at the moment/,
    explain: ({ name }) => [
      `${name} takes no mail right now: it is busy, or a mailbox is full.`,
      `${PASSES} ask your mail provider.`,
    ],
  },
  {
    reason: /private network/,
    explain: () => [
      "The receiver of the webhook is in a private network, and the settings do not allow that.",
      "If that is intended, set WEBHOOK_ALLOW_PRIVATE=on. Otherwise correct LEAD_WEBHOOK_URL.",
    ],
  },
  {
    reason: /no webhook is configured/,
    explain: () => ["The site does not know where to send webhooks.", "Set LEAD_WEBHOOK_URL, or discard it."],
  },
  {
    reason: /answered (401|403)\b/,
    explain: () => [
      "The receiver of the webhook does not let the site in.",
      "Check LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET on both sides.",
    ],
  },
  {
    reason: /answered (404|410)\b/,
    explain: () => [
      "The receiver of the webhook says that there is nothing at this address any more.",
      "Ask whoever runs it for the new address, and set LEAD_WEBHOOK_URL.",
    ],
  },
  {
    reason: /answered 429\b/,
    explain: () => [
      "The receiver of the webhook gets too much at once.",
      `${PASSES} ask whoever runs the receiver.`,
    ],
  },
  {
    reason: /answered 3\d\d\b/,
    explain: () => [
      "The receiver of the webhook has moved, and the site does not follow by itself.",
      "Set LEAD_WEBHOOK_URL to the new address.",
    ],
  },
  {
    reason: /answered 4\d\d\b/,
    explain: () => [
      "The receiver of the webhook refuses what it gets.",
      "Ask whoever runs it: its log says what it did not like.",
    ],
  },
  {
    reason: /answered 5\d\d\b/,
    explain: () => [
      "The receiver of the webhook failed by itself.",
      "Ask whoever runs it. The site tries again until it works.",
    ],
  },
  {
    reason: /ENOSPC|no space left|disk/i,
    explain: () => ["The disk of the site's machine is full.", "Make room, then retry."],
  },
  {
    reason: /lacks the article|no handler for/,
    explain: () => [
      "The running site is older than this delivery.",
      "Update and restart the site; then it is sent by itself.",
    ],
  },
  {
    reason: /unexpected error/,
    explain: () => [
      "Something inside the site failed.",
      "The log of the site says what. A full disk is a frequent cause. If it stays, report it.",
    ],
  },
];

/** `reason` is what the worker recorded. */
export function explainFailure(reason: string): FailureExplanation {
  const end = /webhook/.test(reason) ? WEBHOOK : MAIL_SERVER;
  const [meaning, remedy] = RULES.find((rule) => rule.reason.test(reason))?.explain(end) ?? [
    "It failed for an unusual reason.",
    "The recorded text says more. Whoever runs the machine can look it up.",
  ];
  return { meaning: meaning.charAt(0).toUpperCase() + meaning.slice(1), remedy };
}
