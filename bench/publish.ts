/**
 * How long publishing takes at the desk of a built site, from the click to the page that says it is live: a lender, an
 * article, and company data, which stand on every page. The median of the rounds.
 *
 *   npm run bench -- publish [--rounds 5]
 */
import { parseArgs } from "node:util";
import { startDeskSession } from "../tests/setup/desk-session.ts";
import { listElements } from "../tests/setup/html-elements.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { cpuSecondsWithEnded } from "./load/process-figures.ts";
import { median, startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });

interface Subject {
  readonly name: string;
  readonly edit: string;
  readonly publish: string;
  readonly field: string;
  readonly valueIn: (round: number) => string;
  readonly limitSeconds?: number;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "a lender",
    edit: "/publish/lenders/edit/kiavi",
    publish: "/publish/lenders/publish/kiavi",
    field: "maxLTV",
    valueIn: (round) => String(70 + (round % 10)),
    limitSeconds: 3,
  },
  {
    name: "an article",
    edit: "/publish/news/edit/dscr-boom-2025",
    publish: "/publish/news/publish/dscr-boom-2025",
    field: "title",
    valueIn: (round) => `DSCR Loans in 2025, Part ${round}`,
  },
  {
    name: "company data",
    edit: "/publish/settings/edit/contact",
    publish: "/publish/settings/publish/contact",
    field: "phone",
    valueIn: (round) => `(512) 555-01${String(round).padStart(2, "0")}`,
    limitSeconds: 6,
  },
];

const site = started.use(await startSite({ isBuilt: true, hasDesk: true }));
const cookie = `desk=${await startDeskSession(site.databaseUrl)}`;
const report = startReport(`Publishing at the desk, ${options.rounds} rounds`);
for (const subject of SUBJECTS) {
  const seconds: number[] = [];
  const before = cpuSecondsWithEnded(site.pid());
  for (let round = 1; round <= Number(options.rounds); round += 1)
    seconds.push(await publish(subject, round));
  const processor = (cpuSecondsWithEnded(site.pid()) - before) / seconds.length;
  const line = `${subject.name}: ${median(seconds).toFixed(1)} s (${seconds.map((each) => each.toFixed(1)).join(", ")}), ${processor.toFixed(1)} s of processor time`;
  if (subject.limitSeconds === undefined) report.say(line);
  else report.judge(median(seconds) <= subject.limitSeconds, `${line}, limit: ${subject.limitSeconds} s`);
}

async function publish({ edit, publish: address, field, valueIn }: Subject, round: number): Promise<number> {
  const form = await readForm(edit, address);
  form.set(field, valueIn(round));
  const start = performance.now();
  const response = await fetch(site.deskUrl + address, {
    method: "POST",
    headers: { cookie, origin: site.deskUrl },
    body: form,
    redirect: "manual",
  });
  const notice = decodeURIComponent(response.headers.get("set-cookie") ?? "");
  if (!notice.includes("is published")) throw new Error(`${address} answered ${response.status}: ${notice}`);
  if (!notice.includes("live now")) report.say(`not live yet: ${notice}`);
  return (performance.now() - start) / 1000;
}

/** The form as a browser without scripts would send it. */
async function readForm(page: string, action: string): Promise<URLSearchParams> {
  const response = await fetch(site.deskUrl + page, { headers: { cookie } });
  const form = listElements(await response.text()).find(({ attributes }) => attributes.action === action);
  if (form === undefined) throw new Error(`${page} has no form for ${action}`);
  const fields = form.within.flatMap(({ tag, attributes, text, within }): [string, string][] => {
    const { name, type, value = "" } = attributes;
    if (name === undefined || ["button", "submit"].includes(type ?? "")) return [];
    if (["checkbox", "radio"].includes(type ?? "")) {
      return attributes.checked === undefined ? [] : [[name, attributes.value ?? "on"]];
    }
    if (tag === "textarea") return [[name, text]];
    if (tag !== "select") return tag === "input" ? [[name, value]] : [];
    const options = within.filter((option) => option.tag === "option");
    const chosen = options.find(({ attributes: { selected } }) => selected !== undefined) ?? options[0];
    return chosen ? [[name, chosen.attributes.value ?? chosen.text]] : [];
  });
  return new URLSearchParams(fields);
}
