/** `npm run proof`: `npm test` with large numbers, before a release and every night. */
import process from "node:process";

// Read when the tests' budget is loaded, so before anything else.
process.env.PROOF = "1";
await import("./test.ts");
