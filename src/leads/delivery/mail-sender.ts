/** Who writes to the person, as their mails name it. */
export interface MailSender {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly phone: string;
  /** In one line. Commercial mail has to carry it (CAN-SPAM). */
  readonly postalAddress: string;
  readonly leadReply: string;
  readonly disclaimer: string;
}
