import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { packEvidence } from "./evidence-bundle.server.ts";

const FILES = [
  { name: "README.txt", text: "Zoë\n".repeat(100) },
  { name: "empty.json", text: "" },
];

test("an archive holds every file as it was, and is the same each time", () => {
  const unpacked = Object.entries(unzipSync(packEvidence({ files: FILES })));
  expect(unpacked.map(([name, content]) => ({ name, text: strFromU8(content) }))).toEqual(FILES);
  expect(packEvidence({ files: FILES })).toEqual(packEvidence({ files: FILES }));
});
