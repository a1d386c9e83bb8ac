/** `npm run bench -- NAME ...`: runs one of the measurements in this folder. */
import { readdirSync } from "node:fs";
import { started } from "./load/started.ts";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "main.ts")
  .map((file) => file.slice(0, -".ts".length));
const [, , name = ""] = process.argv;
if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- ${names.join(" | ")}`);
  process.exit(1);
}
process.argv.splice(2, 1);
try {
  await import(`./${name}.ts`);
} finally {
  await started.disposeAsync();
}
