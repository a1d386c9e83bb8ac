import {
  type DataRequest,
  describeDeadline,
  REQUEST_WORDS,
  readDeadline,
} from "../../src/leads/privacy/requests/data-request.ts";
import { advice, type Finding, problem } from "./finding.ts";

const REMEDY =
  "Answer the first one first, at the desk or on the command line. To list them: npm run operator -- privacy requests";

/** `urgent`: those whose legal time is over, or over within a week. */
export function checkRequests(urgent: readonly DataRequest[], now: number): readonly Finding[] {
  return urgent.map((request) => {
    const deadline = readDeadline(request, now);
    const { reference, kind } = request;
    const name = `${reference} (${REQUEST_WORDS[kind].name})`;
    const left = describeDeadline(deadline);
    return deadline.state === "late"
      ? problem(`${name}: the answer that the law requires is ${left}`, REMEDY)
      : advice(`${name}: ${left} for the answer that the law requires`, REMEDY);
  });
}
