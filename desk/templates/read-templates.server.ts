import type { Database } from "../../platform/database/database.ts";
import { nameState } from "../../src/leads/delivery/state-names-catalog.server.ts";
import { explainOptOut } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut, listLeadChoices } from "../../src/leads/privacy/suppressions.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import { fillTemplate } from "../../src/leads/templates/mail-template.ts";
import {
  findTemplate,
  listTemplates,
  listTemplateVersions,
} from "../../src/leads/templates/template-store.server.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { describeMoment } from "../frame/office-times.ts";
import type { TemplatesView, TemplateView, WriteView } from "./template-view-data.ts";

export async function readTemplatesView(database: Database<LeadTables>): Promise<TemplatesView> {
  const templates = await listTemplates(database);
  return {
    page: "templates",
    templates: templates.map(({ id, name, subject }) => ({ id, name, subject })),
  };
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
export async function readTemplateView(
  database: Database<LeadTables>,
  id: string,
  office: OfficeCalendar,
): Promise<TemplateView | undefined> {
  const template = await findTemplate(database, id);
  if (template === undefined) return undefined;
  const { name, subject, text, version } = template;
  const versions = await listTemplateVersions(database, id);
  return {
    page: "template",
    id,
    version,
    typed: { name, subject, text },
    problems: {},
    versions: versions.map((one) => ({
      version: one.version,
      saved: describeMoment(one.savedAt, office),
      by: one.savedBy,
      subject: one.subject,
      text: one.text,
    })),
  };
}

export interface WriteData {
  readonly database: Database<LeadTables>;
  readonly keys: PrivacyKeys;
  readonly company: string;
  readonly operator: string;
  /** Id of the chosen template. */
  readonly template: string | null;
}

/** Undefined if no lead has the reference. A person who opted out of mail gets no filled template. */
export async function readWriteView(
  reference: string,
  { database, keys, company, operator, template }: WriteData,
): Promise<WriteView | undefined> {
  const lead = await findLead(database, { reference });
  if (lead === undefined) return undefined;
  const isForbidden = (await findLeadOptOut(database.db, keys, lead)).includes("email");
  const templates = await listTemplates(database);
  const chosen = isForbidden ? undefined : templates.find(({ id }) => id === template);
  const facts = { lead, state: lead.state === null ? undefined : nameState(lead.state), company, operator };
  return {
    page: "write",
    reference,
    name: lead.name,
    email: lead.email,
    optOut: explainOptOut(lead, await listLeadChoices(database.db, keys, lead)),
    isForbidden,
    templates: templates.map(({ id, name }) => ({ id, name })),
    chosen: chosen && { id: chosen.id, ...fillTemplate(chosen, facts, lead.email) },
  };
}
