import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listenToTestSite } from "../../../server/app/test-site.ts";
import { namesIn } from "../../../tests/setup/api-samples.ts";
import { handoffOf, TEST_DAYS, TEST_LENDER } from "../../../tests/setup/handoff.ts";
import { operatorOfEachTest } from "../../../tests/setup/operator.ts";
import type { StoredLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { withdrawOffer } from "../offer-store.server.ts";
import { withdrawName } from "../release/release-store.server.ts";
import { LENDER_EVENTS } from "./lender-event.ts";
import { lenderMessagesEndpoint } from "./lender-messages.server.ts";
import { makeWebhookSecret } from "./webhook-secrets.server.ts";

const PAGE = readFileSync(new URL("../../../docs/lender-webhooks.md", import.meta.url), "utf8");
const blocks = (language: string) =>
  Array.from(
    PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g")),
    ([, text = ""]) => text,
  );
const SAMPLES = blocks("json").map((text): Sample => JSON.parse(text));
const PROGRAMS = blocks("js");

interface Sample {
  readonly type?: string;
  readonly data?: object;
  readonly state?: string;
}

const samplesOf = (type: string) => SAMPLES.filter((sample) => sample.type === type);

/** The programs of the page run as they stand there, against a real server and the real outbox. */
describe("the programs of docs/lender-webhooks.md", () => {
  const operator = operatorOfEachTest();
  const ends: (() => unknown)[] = [];
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;
  let secret: string;
  let site: string;

  beforeEach(async () => {
    handoff = handoffOf(operator);
    // The programs sign with the time of this machine.
    handoff.clock.now = Date.now();
    lead = await handoff.storeLead();
    const made = await makeWebhookSecret(
      operator.database,
      handoff.webhookSecrets,
      { lenderId: TEST_LENDER.id, seen: 0 },
      stampAt(handoff.clock.now),
    );
    if (made === undefined) throw new Error("There is no secret");
    secret = made;
    const endpoint = lenderMessagesEndpoint({
      database: operator.database,
      secrets: handoff.webhookSecrets,
      days: TEST_DAYS,
      today: () => "2026-11-15",
      now: Date.now,
      newId: randomUUID,
      onChanged: () => {},
    });
    const { http, port } = await listenToTestSite({ endpoints: [endpoint] });
    ends.push(() => http.stop(0));
    site = `http://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** Starts a program of the page and returns its lines as they come. */
  function start(name: string, variables: Record<string, string>, words: readonly string[] = []) {
    const program = PROGRAMS.find((text) => text.startsWith(`// ${name}`));
    if (program === undefined) throw new Error(`The page has no ${name}`);
    const file = path.join(operator.folder, name);
    writeFileSync(file, program);
    const child = spawn(process.execPath, [file, ...words], {
      env: variables,
      stdio: ["ignore", "pipe", "inherit"],
    });
    ends.push(() => child.kill());
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return async () => String((await lines.next()).value);
  }

  async function answer(message: unknown, id = randomUUID()) {
    const next = start("answer-deal.mjs", { SITE: site, LENDER: "kiavi", SECRET: secret }, [
      JSON.stringify(message),
      id,
    ]);
    const [, status = "", text = "{}"] = /^(\d+) (.*)$/.exec(await next()) ?? [];
    return { status: Number(status), body: JSON.parse(text) };
  }

  test("take a deal, answer it, get the contact, report, and forget, each once", async () => {
    const received = start("receive-deals.mjs", { SECRET: secret, PORT: "0" });
    const port = /^Port (\d+)$/.exec(await received())?.[1];
    const lender = { ...TEST_LENDER, webhookUrl: `http://127.0.0.1:${port}/deals` };
    const { id } = await handoff.offered(lead, lender);
    expect(await handoff.deliver()).toEqual([]);
    expect(JSON.parse(await received())).toEqual({ type: "deal.offered", deal: id, loan: 225_000 });

    const about = (sample: Sample | undefined) => ({ ...sample, data: { ...sample?.data, deal: id } });
    const answers = samplesOf("deal.answered");
    expect(answers).toHaveLength(3);
    const takeBack = { type: "deal.answer_taken_back", data: { deal: id } };
    for (const sample of answers.toReversed()) {
      expect(await answer(about(sample))).toEqual({ status: 200, body: { deal: id, state: "answered" } });
      if (sample !== answers[0]) expect((await answer(takeBack)).body.state).toBe("open");
    }
    expect((await handoff.known(id)).steps.at(-1)).toMatchObject({
      actor: "the program of Kiavi",
      answer: { kind: "yes", rate: 7.25, points: 1, loan: 225_000, fees: 1495, prepaymentYears: 3 },
    });

    expect(await handoff.release(lead, id)).toBe(true);
    // The mails to the operator and the person; the lender gets none.
    const mails = await handoff.deliver();
    expect(mails.filter(({ to }) => to.address.endsWith("lender.example"))).toEqual([]);
    expect(JSON.parse(await received())).toMatchObject({
      type: "contact.released",
      name: "Zoë <Investor> & Co",
    });

    const receipt = about(samplesOf("contact.received")[0]);
    const messageId = randomUUID();
    expect((await answer(receipt, messageId)).body.state).toBe("received");
    expect((await answer(receipt, messageId)).status).toBe(200);
    expect(await answer(receipt)).toMatchObject({ status: 409, body: { state: "received" } });
    for (const sample of samplesOf("loan.reported")) {
      expect((await answer(about(sample))).status).toBe(200);
    }
    expect((await handoff.kinds(id)).slice(-3)).toEqual(["received", "outcome", "outcome"]);

    const withdrawal = { reference: lead.reference, offerId: id };
    await withdrawName(operator.database, withdrawal, "withdrawn", stampAt(handoff.clock.now));
    await handoff.deliver();
    expect(JSON.parse(await received())).toMatchObject({ type: "contact.withdrawn", deal: id });
    expect((await answer(about(samplesOf("contact.forgotten")[0]))).body.state).toBe("forgotten");
  });

  test("show every field that is sent and answered, and no other", async () => {
    const sent: Sample[] = [];
    const other = handoffOf(operator, {
      send: async ({ body }) => {
        sent.push(JSON.parse(body));
        return { type: "delivered" };
      },
    });
    other.clock.now = Date.now();
    const lender = { ...TEST_LENDER, webhookUrl: "https://lender.example/deals" };
    const stamp = stampAt(other.clock.now);
    const first = await other.offered(lead, lender);
    await other.deliver();
    await withdrawOffer(operator.database, { reference: lead.reference, offerId: first.id }, stamp);
    await other.deliver();
    const { id } = await other.offered(lead, lender);
    expect((await answer({ type: "deal.answered", data: { deal: id, answer: "yes", rate: 7 } })).status).toBe(
      200,
    );
    await other.release(lead, id);
    await other.deliver();
    const words = { reference: lead.reference, offerId: id };
    await withdrawName(operator.database, words, "withdrawn", stamp);
    await other.deliver();
    for (const event of sent) {
      const { type = "" } = event;
      expect(namesIn(event), type).toEqual(namesIn(samplesOf(type)[0]));
    }
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(LENDER_EVENTS));
    const response = await answer({ type: "contact.forgotten", data: { deal: id } });
    expect(namesIn(response.body)).toEqual(namesIn(SAMPLES.find((sample) => "state" in sample)));
  });
});
