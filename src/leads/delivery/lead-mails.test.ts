import { describe, expect, test } from "vitest";
import { createUnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { SAMPLE_CIRCUMSTANCES, SAMPLE_FIELDS, SAMPLE_ORIGIN } from "../../../tests/setup/stored-lead.ts";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import { officeCalendar } from "../../office/office-catalog.server.ts";
import type { Lead } from "../records/lead-record.ts";
import { createStatusLinks } from "../status/status-link.server.ts";
import { mailSender, nameState } from "./delivery-catalog.server.ts";
import { composeAcknowledgement } from "./lead-acknowledgement.server.ts";
import type { LeadDelivery } from "./lead-delivery.server.ts";
import { composeLeadEmail } from "./lead-email.server.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const REFERENCE = "RR-7K3M9-QXTB2";
const [CONSENT_TEXT = ""] = SAMPLE_CIRCUMSTANCES.text.split("\n");
const FROM = { name: "Sample", address: "site@sample.example" };
const STATUS_LINKS = createStatusLinks("secret", { siteUrl: "https://site.example", now: () => NOW });
const TOKENS = createUnsubscribeTokens("secret");

function deliveryOf(changes: Partial<Lead> = {}): LeadDelivery {
  return {
    jobId: "job-1",
    attempts: 1,
    lead: {
      id: "lead-1",
      reference: REFERENCE,
      createdAt: NOW,
      ...SAMPLE_FIELDS,
      origin: SAMPLE_ORIGIN,
      suspicions: [],
      hasFormToken: true,
      status: "new",
      lastContactAt: NOW,
      owner: null,
      dealRatio: null,
      loanAmount: null,
      agreedChannels: null,
      ...changes,
    },
    consent: {
      ...SAMPLE_CIRCUMSTANCES,
      recordedAt: "2026-11-15T12:00:00.000Z",
      sequence: 1,
      hash: "abcdef",
    },
  };
}

describe("the mail about a lead", () => {
  const compose = (changes: Partial<Lead> = {}, warnings: readonly string[] = [], deskUrl?: string) =>
    composeLeadEmail(
      deliveryOf(changes),
      { warnings, mayCall: true, mayWrite: true },
      {
        from: FROM,
        to: "operator@sample.example",
        mailSender: mailSender(shippedContent),
        statusLinks: STATUS_LINKS,
        deskUrl,
        office: officeCalendar(shippedContent),
        nameState,
      },
    );

  test("has every field, what to do next and the proof of consent", () => {
    const mail = compose();
    expect(mail).toMatchObject({
      id: "job-1",
      from: FROM,
      to: { address: "operator@sample.example" },
      replyTo: { name: "Zoë <Investor> & Co", address: "zoe@person.example" },
      subject: `New lead: Texas cash-out refinance, ${REFERENCE}`,
    });
    for (const part of [
      "Full Name     Zoë <Investor> & Co",
      "Email         zoe@person.example",
      "Phone Number  (512) 555-0123",
      "State         TX",
      "Loan Purpose  Cash-Out Refinance",
      "Dial          +15125550123",
      "utm_source  newsletter",
      "https://search.example/",
      "The browser asked not to sell or share (GPC).",
      `leads show ${REFERENCE}`,
      "operator -- consent verify --expect 1:abcdef",
      STATUS_LINKS.issue({ leadId: "lead-1", status: "contacted" }),
      STATUS_LINKS.issue({ leadId: "lead-1", status: "referred" }),
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain("Zoë &lt;Investor&gt; &amp; Co");
    expect(mail.text).not.toContain(CONSENT_TEXT);
  });

  test("says which parts are private: an answer without them hands over no link", () => {
    const { text } = compose({ message: "Is it too late?" }, ["This lead may come from a program."]);
    expect(text).toContain('Do not send them what stands under "For you alone": delete it');
    const [, first = "", last = ""] = text.split(/For you alone\n-+\n/);
    expect(first).toMatch(/^\nThis lead may come from a program\.\n\nThe lead\n--------\n/);
    expect(first).toContain("Is it too late?");
    for (const part of ["/lead-status/contacted", "/lead-status/referred", "Referrer", "leads show"]) {
      expect(first).not.toContain(part);
      expect(last).toContain(part);
    }
  });

  test("opens the lead at the desk before anything else, and still sets its status without a desk", () => {
    const { text } = compose({}, ["Mind this."], "https://desk.example");
    expect(text).toContain(`For you alone
-------------

Open the lead at the desk: https://desk.example/leads/${REFERENCE}

Mind this.

The lead
`);
    expect(text).toContain("/lead-status/contacted");
    expect(text).not.toContain("npm run operator -- leads show");
    expect(compose().text).not.toContain("at the desk");
  });

  test("says in the office's time when it came and until when the answer was promised", () => {
    // Sunday, 9:33 in the evening in Texas.
    const { text } = compose({ createdAt: Date.UTC(2026, 10, 16, 3, 33) });
    expect(text).toMatch(/^Received +2026-11-15 21:33 CST$/m);
    expect(text).toContain("by 2026-11-17 09:00 CST. The person was promised an answer");
    expect(text).toContain("agreed on 2026-11-15 06:00 CST to be contacted");
    expect(text).not.toContain("UTC");
  });

  test.each([
    ["TX", "purchase", `New lead: Texas purchase, ${REFERENCE}`],
    ["TX", null, `New lead: Texas, ${REFERENCE}`],
    [null, "portfolio", `New lead: portfolio, ${REFERENCE}`],
    [null, null, `New lead: ${REFERENCE}`],
  ] as const)("about state %s and purpose %s is titled %s", (state, loanPurpose, title) => {
    expect(compose({ state, loanPurpose }).subject).toBe(title);
  });

  test("shows the deal in three numbers", () => {
    const { subject, text } = compose({ dealSummary: dealSummaryText(EXAMPLE_DEAL) });
    expect(subject).toBe(`New lead: Texas cash-out refinance, ratio 1.17, loan $225,000, ${REFERENCE}`);
    expect(text).toContain(`The deal
--------

Ratio  1.17
Rent   $2,500 a month
Loan   $225,000 of $300,000
`);
  });

  test("shows the deal that was sent along, and never runs it", () => {
    const dealSummary = `<img src=x onerror="alert(1)">\n</blockquote><script>alert('x')</script>\nRent: $2,500`;
    const { text, html } = compose({ dealSummary });
    expect(text).toContain(`The deal they sent along
------------------------

> <img src=x onerror="alert(1)">
> </blockquote><script>alert('x')</script>
> Rent: $2,500
`);
    expect(html).toContain(
      "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>&lt;/blockquote&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;<br>Rent: $2,500</blockquote>",
    );
    expect(html).not.toMatch(/<img|<script/);
  });

  test("shows what the person wrote: as text, and in no header", () => {
    const message = "Subject: x\n\nBcc: eve@evil.example\n<b>bold</b> & 12 Elm St";
    const { text, html, ...headers } = compose({ message });
    expect(JSON.stringify(headers)).not.toMatch(/evil|Elm/);
    expect(text).toContain(`What they wrote
---------------

> Subject: x
> 
> Bcc: eve@evil.example
> <b>bold</b> & 12 Elm St
`);
    expect(html).toContain(
      "Subject: x<br><br>Bcc: eve@evil.example<br>&lt;b&gt;bold&lt;/b&gt; &amp; 12 Elm St</blockquote>",
    );
  });

  test("says in the subject that a program may have sent it, and starts with the warnings", () => {
    const mail = compose({ suspicions: ["honeypot-filled"] }, ["Mind this."]);
    expect(mail.subject).toMatch(/^\[suspect\] New lead:/);
    expect(mail.text.indexOf("Mind this.")).toBeLessThan(mail.text.indexOf("Full Name"));
  });
});

describe("the acknowledgement", () => {
  const compose = (changes: Partial<Lead> = {}) =>
    composeAcknowledgement(deliveryOf(changes), {
      from: FROM,
      siteUrl: "https://site.example",
      dealStatusPathOf: () => "/deal-status?token=x",
      tokens: TOKENS,
      mailSender: mailSender(shippedContent),
    });

  test("has the reference, what was agreed to, and how to stop all email", () => {
    const mail = compose();
    const url = `https://site.example/unsubscribe/${TOKENS.issue("lead-1")}`;
    expect(mail).toMatchObject({ to: { address: "zoe@person.example" }, unsubscribeUrl: url });
    expect(mail.text).toContain(`Your reference number is ${REFERENCE}.`);
    expect(mail.text).toContain(CONSENT_TEXT);
    expect(mail.text).toContain(`Stop all email from ${mailSender(shippedContent).name}: ${url}`);
    expect(mail.text).toContain(mailSender(shippedContent).postalAddress);
  });

  test("mentions a deal and a message, but carries nobody's text to an address that may not be theirs", () => {
    const { text, html } = compose({ dealSummary: "Buy pills", message: "More pills" });
    expect(text).toContain("You also sent us your deal.");
    expect(text).toContain("You also wrote us a message.");
    expect(text + html).not.toContain("pills");
  });

  test("carries no link to an address that may not be the sender's", () => {
    const mail = compose({ name: "Claim it at http://evil.example" });
    expect(mail.text).toContain("Email         zoe@person.example");
    expect(JSON.stringify(mail)).not.toMatch(/evil|Full Name/);
  });
});
