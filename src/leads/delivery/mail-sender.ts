/** The sender, as named in mail to people who sent a lead. */
export interface MailSender {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly phone: string;
  /** In one line. Commercial mail must include it (CAN-SPAM). */
  readonly postalAddress: string;
  readonly leadReply: string;
  readonly disclaimer: string;
}
