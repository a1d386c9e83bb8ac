/** `npm run proof`: `npm test` with large numbers, before a release and every night. */
process.env.PROOF = "1";
await import("./test.ts");
