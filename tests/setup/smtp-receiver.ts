import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpReceiver {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers the next commands of this kind with this code; `undefined` turns that off. */
  refuse(command: "MAIL" | "RCPT" | "DATA", code: number | undefined): void;
  stop(): Promise<void>;
}

export interface SmtpReceiverOptions {
  readonly port?: number;
  /** Requires authentication, and accepts this password. */
  readonly password?: string;
}

/** A real SMTP server on the loopback interface. */
export async function startSmtpReceiver(options: SmtpReceiverOptions = {}): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const refusals = new Map<string, number>();
  const refusal = (command: string, about: string) => {
    const responseCode = refusals.get(command);
    if (responseCode === undefined) return undefined;
    return Object.assign(new Error(`${responseCode >= 500 ? "5.1.1" : "4.2.1"} ${about} refused`), {
      responseCode,
    });
  };
  const server = new SMTPServer({
    logger: false,
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: options.password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    onAuth: ({ password }, _session, done) =>
      password === options.password ? done(null, { user: "user" }) : done(new Error("Wrong password")),
    onMailFrom: ({ address }, _session, done) => done(refusal("MAIL", address)),
    onRcptTo: ({ address }, _session, done) => done(refusal("RCPT", address)),
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const refused = refusal("DATA", "message");
        if (refused !== undefined) return done(refused);
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        return done();
      }, done);
    },
  });
  // A sender that dies resets its connection: that ends its mail, not the receiver.
  server.on("error", () => {});
  const listener = server.listen(options.port ?? 0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port");
  const login = options.password === undefined ? "" : `user:${options.password}@`;
  return {
    url: `smtp://${login}127.0.0.1:${address.port}`,
    mails,
    refuse(command, code) {
      if (code === undefined) refusals.delete(command);
      else refusals.set(command, code);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
