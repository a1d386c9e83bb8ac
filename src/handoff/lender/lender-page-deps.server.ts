import type { MailSender } from "../../leads/delivery/mail-sender.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import type { StepDays } from "../offer.ts";
import type { OfferLinks } from "./offer-link.server.ts";

export interface LenderPageDeps {
  readonly database: HandoffDatabase;
  readonly links: OfferLinks;
  readonly mailSender: Pick<MailSender, "name" | "email">;
  /** A moment as a day in the office. */
  readonly describeDay: (moment: number) => string;
  /** The day in the office, as an ISO date. */
  readonly today: () => string;
  readonly days: StepDays;
  /** Proves that a notice is ours. */
  readonly signNotice: (text: string) => string;
  readonly now: () => number;
  readonly newId: () => string;
  /** Makes the worker tell the operator at once. */
  readonly onChanged: () => void;
}
