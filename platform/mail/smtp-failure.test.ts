import { expect, test } from "vitest";
import { describeSmtpFailure, type SmtpFailure } from "./smtp-failure.ts";
import { findMailServer } from "./smtp-mailer.ts";

const SERVER = findMailServer("smtp://user:password@mail.example.com");

test.each<[SmtpFailure, string]>([
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, "refused the connection"],
  [{ code: "EDNS", originalCode: "ENOTFOUND" }, "cannot be found: no machine has this name"],
  [{ code: "ETIMEDOUT" }, "did not answer in time"],
  [{ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, "has an expired certificate"],
  [{ code: "ESOCKET" }, "cannot be used (ESOCKET)"],
  [{ code: "EAUTH" }, "refused the user name or the password"],
  [{ code: "EAUTH", responseCode: 535 }, "refused the user name or the password (535)"],
  [
    { code: "ETLS", responseCode: 500, command: "STARTTLS", response: "500 Not recognized" },
    "does not encrypt the connection (500)",
  ],
  [{ code: "EPROTOCOL", responseCode: 421, command: "CONN" }, "is not available at the moment (421)"],
  [
    {
      code: "EENVELOPE",
      responseCode: 550,
      command: "RCPT TO",
      response: "550 5.7.1 <zoe@person.example> is blocked",
    },
    "refused the recipient's address (550 5.7.1)",
  ],
  [{ code: "EPROTOCOL", responseCode: 554, command: "CONN" }, "answered with an error (554)"],
])("%o: the mail server %s", (failure, predicate) => {
  expect(describeSmtpFailure(failure, SERVER)).toBe(`the mail server at mail.example.com:587 ${predicate}`);
});

test("the port is the one that is used if the URL names none", () => {
  expect(findMailServer("smtps://mail.example.com").port).toBe(465);
  expect(findMailServer("smtp://mail.example.com:2525").port).toBe(2525);
});
