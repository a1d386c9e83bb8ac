import { nameState } from "../../src/leads/delivery/delivery-catalog.server.ts";
import { findOwnerAddress } from "../../src/leads/owners/lead-owners.server.ts";
import { explainOptOut } from "../../src/leads/privacy/opt-out.ts";
import { listLeadChoices } from "../../src/leads/privacy/suppressions.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import {
  fillTemplate,
  type MailTemplate,
  type TemplateProblems,
} from "../../src/leads/templates/mail-template.ts";
import {
  findTemplate,
  listTemplates,
  listTemplateVersions,
} from "../../src/leads/templates/template-store.server.ts";
import { findMailRefusal } from "../../src/leads/written-mails/queue-written-mail.server.ts";
import type { WrittenMail, WrittenMailProblems } from "../../src/leads/written-mails/written-mail.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";

export type TemplatesView = Awaited<ReturnType<typeof readTemplatesView>>;

export async function readTemplatesView({ database }: Pick<DeskData, "database">) {
  const templates = await listTemplates(database);
  return {
    page: "templates" as const,
    templates: templates.map(({ id, name, subject }) => ({ id, name, subject })),
  };
}

export interface TemplateView {
  readonly page: "template";
  /** Undefined: a new one. */
  readonly id: string | undefined;
  /** Goes back with the form: a change by somebody else in the meantime is then noticed. */
  readonly version: number;
  readonly typed: MailTemplate;
  readonly problems: TemplateProblems;
  readonly problem?: string | undefined;
  /** Newest first. */
  readonly versions: Awaited<ReturnType<typeof listVersions>>;
}

export const NEW_TEMPLATE: TemplateView = {
  page: "template",
  id: undefined,
  version: 0,
  typed: { name: "", subject: "", text: "" },
  problems: {},
  versions: [],
};

/** Undefined if there is none. */
export async function readTemplateView(id: string, data: DeskData): Promise<TemplateView | undefined> {
  const template = await findTemplate(data.database, id);
  if (template === undefined) return undefined;
  const { name, subject, text, version } = template;
  const versions = await listVersions(id, data);
  return { page: "template", id, version, typed: { name, subject, text }, problems: {}, versions };
}

async function listVersions(id: string, { database, office }: DeskData) {
  const versions = await listTemplateVersions(database, id);
  return versions.map(({ version, savedAt, savedBy, subject, text }) => ({
    version,
    saved: describeMoment(savedAt, office),
    by: savedBy,
    subject,
    text,
  }));
}

interface WriteData extends Pick<DeskData, "database" | "keys"> {
  readonly newId: () => string;
  /** Whether the site has a mail server. */
  readonly canSend: boolean;
  readonly company: string;
  readonly operator: string;
  /** Id of the chosen template. */
  readonly template: string | undefined;
}

export type WriteView = NonNullable<Awaited<ReturnType<typeof readWriteView>>> & {
  /** What was wrong with the mail, beside what was typed. */
  readonly refused?: RefusedMail | undefined;
};

interface RefusedMail {
  readonly typed: WrittenMail;
  readonly problems: WrittenMailProblems;
  /** What was wrong beside the fields. */
  readonly problem?: string | undefined;
}

/** Stands for no template. */
const EMPTY_MAIL = "empty";
const NO_TEXT = { id: EMPTY_MAIL, name: "", subject: "", text: "" };

/**
 * A template filled with the facts of a lead. Undefined if no lead has the reference. A person who opted out of mail gets
 * none.
 */
export async function readWriteView(
  reference: string,
  { database, keys, newId, canSend, company, operator, template }: WriteData,
) {
  const lead = await findLead(database, { reference });
  if (lead === undefined) return undefined;
  const refusal = await findMailRefusal(database.db, keys, lead);
  const templates = await listTemplates(database);
  const known = template === EMPTY_MAIL ? NO_TEXT : templates.find(({ id }) => id === template);
  const chosen = refusal === undefined ? known : undefined;
  const facts = { lead, state: lead.state === null ? undefined : nameState(lead.state), company, operator };
  return {
    page: "write" as const,
    reference,
    name: lead.name,
    email: lead.email,
    optOut: explainOptOut(lead, await listLeadChoices(database.db, keys, lead)),
    refusal,
    isWaiting: lead.status === "new",
    canSend,
    /** Names the mail: a second click sends nothing. */
    job: newId(),
    /** Goes back with the form: an answer by somebody else in the meantime is then noticed. */
    revision: String(lead.lastContactAt),
    /** Where answers go, if that is the colleague's own address. */
    replyTo: await findOwnerAddress(database, operator),
    templates: templates.map(({ id, name }) => ({ id, name })),
    chosen: chosen && { id: chosen.id, ...fillTemplate(chosen, facts, lead.email) },
  };
}
