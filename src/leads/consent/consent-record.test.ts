import { describe, expect, test } from "vitest";
import { TEST_NOW } from "../../../tests/setup/leads.ts";
import { SAMPLE_CIRCUMSTANCES } from "../../../tests/setup/stored-lead.ts";
import { sealConsent, sha256, verifyChain, verifyEvidence } from "./consent-record.server.ts";
import { CHAIN_START, type ConsentRecord } from "./consent-record.ts";

function makeChain(...names: string[]): ConsentRecord[] {
  const chain: ConsentRecord[] = [];
  for (const [index, name] of names.entries()) {
    chain.push(
      sealConsent({
        sequence: index + 1,
        reference: `RR-00000-0000${index + 1}`,
        recordedAt: TEST_NOW + index,
        leadId: `lead-${index + 1}`,
        circumstances: SAMPLE_CIRCUMSTANCES,
        personal: {
          name,
          email: "dana@example.com",
          phone: "+15125550142",
          ip: "203.0.113.7",
          userAgent: "Browser/1.0",
        },
        salt: `salt of ${name}`,
        previousHash: chain.at(-1)?.hash ?? CHAIN_START,
      }),
    );
  }
  return chain;
}

/** One record per page, with its lead unless that is gone. */
async function* inPages(records: readonly ConsentRecord[], gone: string | undefined) {
  for (const record of records) {
    const { name = "", email = "", phone = "" } = record.personal;
    const lead = { reference: record.reference, name, email, phone, corrections: [] };
    yield [{ ...record, lead: record.leadId === gone ? null : lead }];
  }
}

const verify = (records: readonly ConsentRecord[], gone?: string) => verifyChain(inPages(records, gone));

/** A chain of three with the second record changed. */
function changeSecond(change: (record: ConsentRecord) => Partial<ConsentRecord>): ConsentRecord[] {
  return makeChain("Ada", "Ben", "Cleo").map((record) =>
    record.sequence === 2 ? { ...record, ...change(record) } : record,
  );
}

/** Changes the content and recomputes its hashes, as somebody who knows the scheme would. */
function rewrite(
  { content, previousHash }: ConsentRecord,
  change: (text: string) => string,
): Pick<ConsentRecord, "content" | "contentSha256" | "hash"> {
  const changed = change(content ?? "");
  const contentSha256 = sha256(changed);
  return { content: changed, contentSha256, hash: sha256(`${previousHash}\n${contentSha256}`) };
}

describe("the chain", () => {
  test("proves itself when nobody touched it", async () => {
    const chain = makeChain("Ada", "Ben", "Cleo");
    expect(await verify(chain)).toEqual({ records: 3, erased: 0, head: expect.anything(), faults: [] });
    expect(chain[2]).toMatchObject({ ...(await verify(chain)).head });
  });

  test("may be empty", async () => {
    expect(await verify([])).toEqual({ records: 0, erased: 0, head: undefined, faults: [] });
  });

  test("contains no personal value, only digests", () => {
    const [record] = makeChain("Ada");
    for (const value of Object.values(record?.personal ?? {})) expect(record?.content).not.toContain(value);
  });

  test("gives two persons with the same phone number different digests", () => {
    const digests = makeChain("Ada", "Ben").map(
      ({ content }) => /"phone":"([0-9a-f]+)"/.exec(content ?? "")?.[1],
    );
    expect(digests[0]).not.toBe(digests[1]);
  });

  test.each<[string, (record: ConsentRecord) => Partial<ConsentRecord>, string]>([
    [
      "content",
      ({ content }) => ({ content: content?.replace("contact", "other") ?? "" }),
      "its content was changed",
    ],
    ["name", ({ personal }) => ({ personal: { ...personal, name: "Bob" } }), "its name was changed"],
    ["phone", ({ personal }) => ({ personal: { ...personal, phone: "+1" } }), "its phone was changed"],
    ["time", () => ({ recordedAt: 5 }), "its number, reference or time was changed"],
    ["reference", () => ({ reference: "RR-99999-99999" }), "its number, reference or time was changed"],
    ["lead", () => ({ leadId: "lead-1" }), "its lead was changed"],
    ["place", () => ({ previousHash: CHAIN_START }), "it does not follow the record before it"],
    [
      "content: none",
      () => ({ content: null, salt: null, personal: {} }),
      "its content was emptied although its lead is still kept",
    ],
    [
      "name: none",
      () => ({ personal: {} }),
      "its personal values were emptied although its lead is still kept",
    ],
    [
      "salt: none",
      () => ({ salt: null }),
      "its personal values were emptied although its lead is still kept",
    ],
  ])("notices a changed %s", async (_case, change, reason) => {
    expect((await verify(changeSecond(change))).faults).toContainEqual({ sequence: 2, reason });
  });

  test("notices a lead that was removed without forgetting its person", async () => {
    const { faults } = await verify(makeChain("Ada", "Ben"), "lead-2");
    expect(faults).toEqual([{ sequence: 2, reason: "its lead is missing" }]);
  });

  test("notices a record that is missing", async () => {
    const [first, , third] = makeChain("Ada", "Ben", "Cleo");
    const chain = first && third ? [first, third] : [];
    expect((await verify(chain)).faults).toEqual([
      { sequence: 3, reason: "the record before it is missing" },
    ]);
  });

  test("breaks after a record that was forged together with its hashes", async () => {
    const chain = changeSecond((record) => rewrite(record, (text) => text.replace("contact", "other")));
    expect((await verify(chain)).faults).toContainEqual({
      sequence: 3,
      reason: "it does not follow the record before it",
    });
  });

  test("names the record whose content was replaced, together with its hashes, by something unreadable", async () => {
    const chain = changeSecond((record) => rewrite(record, () => "{"));
    expect((await verify(chain)).faults).toContainEqual({
      sequence: 2,
      reason: "its content cannot be read",
    });
  });

  test("goes on from records of the first format, which did not name their lead", async () => {
    const [first] = makeChain("Ada");
    if (first === undefined) throw new Error("The test's chain is empty");
    const old = {
      ...first,
      ...rewrite(first, (text) => text.replace('"format":2', '"format":1').replace(/"leadId":"[^"]+",/, "")),
    };
    expect(old.content).not.toContain("lead-1");
    expect(await verify([old])).toMatchObject({ records: 1, faults: [] });
  });

  test("still proves itself when a person was forgotten", async () => {
    const chain = changeSecond(() => ({ personal: {} }));
    expect(await verify(chain, "lead-2")).toMatchObject({ erased: 0, faults: [] });
  });

  test("still proves the place of a record whose time is over", async () => {
    const chain = changeSecond(() => ({ personal: {}, content: null, salt: null }));
    expect(await verify(chain, "lead-2")).toMatchObject({ records: 3, erased: 1, faults: [] });
  });
});

describe("an evidence bundle", () => {
  function makeBundle(): string {
    const [record, ...followedBy] = makeChain("Ada", "Ben", "Cleo");
    return JSON.stringify({ format: 1, record, followedBy });
  }

  test("verifies without the database, up to the end of the chain", () => {
    const last = makeChain("Ada", "Ben", "Cleo")[2];
    expect(verifyEvidence(JSON.parse(makeBundle()))).toEqual({
      reference: "RR-00000-00001",
      head: { sequence: 3, contentSha256: last?.contentSha256, hash: last?.hash },
      fault: undefined,
    });
  });

  test.each([
    ["name", '"name":"Ada"', '"name":"Eve"'],
    ["text", "Sample LLC", "Another LLC"],
    ["later link", '"sequence":3', '"sequence":4'],
  ])("with a changed %s does not", (_case, original, forged) => {
    const bundle = makeBundle();
    expect(bundle).toContain(original);
    expect(verifyEvidence(JSON.parse(bundle.replace(original, forged))).fault).toBeDefined();
  });

  test("is distinguished from any other file", () => {
    expect(() => verifyEvidence({ hello: "world" })).toThrow();
  });
});
