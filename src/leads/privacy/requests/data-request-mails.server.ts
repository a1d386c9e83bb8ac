import type { Mail, MailAddress } from "../../../../platform/mail/mail.ts";
import { type MailBlock, writeMail } from "../../../../platform/mail/mail-document.ts";
import type { MailSender } from "../../delivery/mail-sender.ts";
import {
  COPY_LIFETIME_MS,
  type DataRequest,
  deadlineOf,
  PROOF_DAYS,
  REQUEST_WORDS,
  type RequestAnswer,
} from "./data-request.ts";
import { CONFIRM_REQUEST_PATH, REQUEST_STATUS_PATH } from "./request-paths.ts";

export interface RequestMailDeps {
  readonly from: MailAddress;
  /** The operator. */
  readonly to: string;
  readonly siteUrl: string;
  /** Undefined without a desk. */
  readonly deskUrl: string | undefined;
  readonly sender: MailSender;
  /** `December 31, 2026`, in the office's time zone. */
  readonly describeDay: (moment: number) => string;
}

/** Where a mail goes, and the token that its link carries. */
export interface MailedLink {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Asks the person to prove the address. */
export function composeLink({ kind }: DataRequest, link: MailedLink, deps: RequestMailDeps): Mail {
  const url = `${deps.siteUrl}${CONFIRM_REQUEST_PATH}?token=${link.token}`;
  return composeToPerson(link, deps, `Please confirm your privacy request to ${deps.sender.name}`, [
    `Somebody, we hope you, asked ${deps.sender.name} for this: ${REQUEST_WORDS[kind].ask}. Nothing happens until you confirm that this address is yours.`,
    { kind: "link", text: "Confirm my request", url },
    `The link works for ${PROOF_DAYS} days. If it was not you, do nothing, and we delete the request with the address.`,
  ]);
}

/** Says when the answer comes, and where to look it up. */
export function composeReceipt(request: DataRequest, link: MailedLink, deps: RequestMailDeps): Mail {
  return composeToPerson(link, deps, `We have your privacy request ${request.reference}`, [
    `You asked for this: ${REQUEST_WORDS[request.kind].ask}.`,
    `We answer by ${deps.describeDay(deadlineOf(request))}, usually much sooner.`,
    statusLink("See what became of it", link, deps),
  ]);
}

/** Says what was done. */
export function composeAnswer(
  request: DataRequest & { readonly answer: RequestAnswer },
  link: MailedLink,
  deps: RequestMailDeps,
): Mail {
  const { kind, reference, answer } = request;
  const isCopy = kind === "export" && answer.outcome === "done";
  return composeToPerson(link, deps, `Your privacy request ${reference}: ${SUBJECTS[answer.outcome]}`, [
    `You asked for this: ${REQUEST_WORDS[kind].ask}.`,
    describeAnswer(request),
    answer.note === undefined ? undefined : { kind: "quote", text: answer.note },
    isCopy ? `You can download it until ${deps.describeDay(answer.at + COPY_LIFETIME_MS)}.` : undefined,
    statusLink(isCopy ? "Download my copy" : "See your request", link, deps),
    `If something is not right, reply to this mail or call ${deps.sender.phone}.`,
  ]);
}

const SUBJECTS = {
  done: "done",
  declined: "our answer",
  "nothing stored": "nothing is stored",
} as const satisfies Record<RequestAnswer["outcome"], string>;

/** In a sentence or two, for the mail and for the page of the request. */
export function describeAnswer({ kind, answer }: DataRequest): string {
  if (answer === undefined) return "";
  if (answer.outcome === "declined") return "We could not do this. Here is why:";
  if (answer.outcome === "nothing stored") {
    return "We looked, and nothing about you is stored under this address. There was nothing to do.";
  }
  return `${REQUEST_WORDS[kind].done} ${CONSEQUENCES[kind]}`.trim();
}

const CONSEQUENCES = {
  export: "",
  correct: "",
  delete:
    "We kept only what the law requires: proof of what you agreed to, without your name and addresses, and a fingerprint of your addresses that stops us from writing to you again.",
  "opt-out": "We no longer contact you, nor pass on your data, unless you ask us to.",
} as const satisfies Record<DataRequest["kind"], string>;

/** Tells the operator that somebody has proven their address and waits. */
export function composeNotice(id: string, request: DataRequest, deps: RequestMailDeps): Mail {
  const { reference, kind, masked, detail, answer } = request;
  const due = deps.describeDay(deadlineOf(request));
  const todo =
    answer === undefined ? `answer by ${due}` : "recorded by the site itself, tell the lenders concerned";
  const title = `Privacy request ${reference}: ${REQUEST_WORDS[kind].name}, ${todo}`;
  const content = writeMail(title, [
    {
      kind: "facts",
      facts: [
        { label: "Request", value: reference },
        { label: "They ask", value: REQUEST_WORDS[kind].ask },
        ...(masked === undefined ? [] : [{ label: "Proven address", value: masked }]),
        { label: "Asked on", value: deps.describeDay(request.requestedAt) },
        { label: "Answer by", value: answer === undefined ? due : "answered" },
        ...(answer === undefined || answer.references.length === 0
          ? []
          : [{ label: "Leads", value: answer.references.join(", ") }]),
      ],
    },
    detail === undefined ? undefined : { kind: "heading", text: "What they wrote" },
    detail === undefined ? undefined : { kind: "quote", text: detail },
    deps.deskUrl === undefined
      ? "To see all of them: npm run operator -- privacy requests"
      : { kind: "link", text: "Open the request", url: `${deps.deskUrl}/privacy/${reference}` },
  ]);
  return { id, from: deps.from, to: { address: deps.to }, ...content };
}

function statusLink(text: string, { token }: MailedLink, { siteUrl }: RequestMailDeps): MailBlock {
  return { kind: "link", text, url: `${siteUrl}${REQUEST_STATUS_PATH}?token=${token}` };
}

function composeToPerson(
  { id, email }: MailedLink,
  { from, sender }: RequestMailDeps,
  subject: string,
  blocks: readonly (MailBlock | undefined)[],
): Mail {
  return {
    id,
    from,
    to: { address: email },
    replyTo: { name: sender.name, address: sender.email },
    ...writeMail(subject, [...blocks, `${sender.legalName}, ${sender.postalAddress}`]),
  };
}
