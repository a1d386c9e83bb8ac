import { expect, test } from "vitest";
import { readAnswerNote, tellLenders, whoseOf } from "./answer-words.ts";
import { MAX_DETAIL_LENGTH } from "./data-request.ts";

test.each([
  ["", "Say why. The person reads it."],
  [" \r\n\u0000 ", "Say why. The person reads it."],
  ["x".repeat(MAX_DETAIL_LENGTH + 1), "The reason has at most 2000 characters."],
])("a reason that nobody can read is refused: %j", (typed, problem) => {
  expect(readAnswerNote(typed)).toMatchObject({ problem });
});

test("a reason of the greatest length is taken, whatever its line ends are", () => {
  const note = `${"line\n".repeat(399)}lines`;
  expect(note).toHaveLength(MAX_DETAIL_LENGTH);
  expect(readAnswerNote(`${note.replaceAll("\n", "\r\n")}\r\n`)).toEqual({ note });
});

test("an address is shown until its request is answered", () => {
  const open = { subject: { email: "zoe@person.example" }, masked: "z***@person.example", answer: undefined };
  const answer = { outcome: "done", at: 1, note: undefined, references: [] } as const;
  expect(whoseOf(open)).toBe("zoe@person.example");
  expect(whoseOf({ ...open, answer })).toBe("z***@person.example");
  expect(whoseOf({ ...open, subject: undefined })).toBe("z***@person.example");
});

test("lenders are named if there are any", () => {
  expect(tellLenders([])).toBe("");
  expect(tellLenders(["Kiavi", "Griffin"])).toBe(
    " Tell the lenders that have their details: Kiavi, Griffin.",
  );
});
