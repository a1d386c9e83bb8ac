import type { ReviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import type { Environment, RetentionDays } from "../config.ts";
import { advice, type Finding, problem, when } from "./finding.ts";

/** Values that cannot be real: numbers and domains reserved for fiction, and the street that the site ships with. */
const FICTIONAL_PHONE = /555\D*01\d\d$/;
const FICTIONAL_DOMAIN = /\.(example|invalid|test)$|[@.]example\.(com|net|org)$/;
const SHIPPED_STREET = /sample/i;
const SHIPPED_PROFILE = /example/i;

export function checkContent({
  company,
  statements,
}: Pick<ReviewedContent, "company" | "statements">): readonly Finding[] {
  const placeholders = [
    ...(FICTIONAL_PHONE.test(company.phone.e164) ? [`phone ${company.phone.display}`] : []),
    ...(FICTIONAL_DOMAIN.test(company.email) ? [`email ${company.email}`] : []),
    ...(SHIPPED_STREET.test(company.address.street) ? [`address ${company.address.street}`] : []),
    ...company.social
      .filter(({ url }) => SHIPPED_PROFILE.test(url))
      .map(({ name, url }) => `${name} link ${url}`),
  ];
  return [
    ...placeholders.map((placeholder) =>
      problem(
        `Placeholder: ${placeholder}`,
        "Enter the real value: npm run operator -- settings edit contact",
      ),
    ),
    ...statements
      .filter(({ substantiation }) => substantiation === null)
      .map(({ what, place }) =>
        advice(
          `Unsubstantiated: ${what}, shown as an illustrative sample`,
          `Record who said it and when in ${place}, or remove it there.`,
        ),
      ),
  ];
}

const RETENTION_SETTINGS: Readonly<
  Record<Extract<keyof Environment, `RETAIN_${string}`>, keyof RetentionDays>
> = {
  RETAIN_LEADS_DAYS: "leads",
  RETAIN_DELIVERIES_DAYS: "deliveries",
  RETAIN_IDEMPOTENCY_KEYS_DAYS: "idempotencyKeys",
  RETAIN_PRIVACY_REQUESTS_DAYS: "privacyRequests",
  RETAIN_VISITS_DAYS: "visits",
};

/** A setting must not exceed what the privacy page promises to visitors. */
export function checkPromises(promised: RetentionDays, configured: RetentionDays): readonly Finding[] {
  return Object.entries(RETENTION_SETTINGS).flatMap(([variable, kind]) =>
    when(
      configured[kind] > promised[kind],
      problem(
        `${variable} is ${configured[kind]}, but the privacy page promises ${promised[kind]} days at most`,
        "Lower the setting, or change the promise in content/legal/privacy.ts and give the text a new version.",
      ),
    ),
  );
}
