/** `npm run check`: what a developer runs before every commit. */
import { runCheckSteps } from "./check/check-steps.ts";

const { failed } = await runCheckSteps();
process.exitCode = failed > 0 ? 1 : 0;
