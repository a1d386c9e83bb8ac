import { company } from "./company.ts";
import type { PageSection, SectionsText } from "./page-section.ts";

/** A failure that was caused on purpose, as the record of the last run has it. */
export interface RecordedRun {
  readonly name: string;
  /** In words. */
  readonly day: string;
  /** Observations by their name in the record. */
  readonly figures: Readonly<Record<string, string>>;
}

interface RunText {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Names of observations, with what a reader calls them. */
  readonly lines: Readonly<Record<string, string>>;
}

const LEADS = {
  "leads acknowledged": "Requests that were confirmed",
  "acknowledged leads lost": "Confirmed requests that were lost",
} as const;

const RUNS: readonly RunText[] = [
  {
    name: "kills-sqlite",
    title: "The server is killed",
    text: "We end the program without a warning, again and again, while visitors send requests. Then we look for each confirmed one in the database.",
    lines: {
      "kills of the server": "Times the server was killed",
      ...LEADS,
      "leads without consent record or jobs":
        "Requests stored without their record of consent or their mails",
    },
  },
  {
    name: "database-gone",
    title: "The database goes away",
    text: "We stop the database under visitors who send requests. The form then says that nothing was stored and asks them to try again; pages stay up.",
    lines: {
      "times the database was taken away": "Times the database was stopped",
      ...LEADS,
      "503 with Retry-After": "Requests that were told to try again",
    },
  },
  {
    name: "disk-full",
    title: "The disk is full",
    text: "We fill the disk. A request that cannot be written is refused, and never confirmed.",
    lines: {
      "times it was full": "Times the disk was full",
      ...LEADS,
      "503 with Retry-After": "Requests that were told to try again",
    },
  },
  {
    name: "receivers",
    title: "Mail cannot be delivered",
    text: "We switch off the mail server and the program that takes our messages, then switch them on again. What could not be sent waits and is tried again for three days.",
    lines: {
      "leads while both receivers were down": "Requests that came meanwhile",
      "jobs, each with one row `delivered`": "Messages that arrived afterwards, all of them",
    },
  },
  {
    name: "cluster",
    title: "A whole machine is lost",
    text: "Three machines hold the database. We kill, freeze and cut them off in turn, while visitors read pages and send requests. A request is confirmed once two of the machines have it.",
    lines: {
      faults: "Faults, one after the other",
      ...LEADS,
      "without an acknowledgement, middle and worst, s":
        "Seconds until requests were confirmed again, in the middle and at worst",
      "pages read, none refused": "Pages read meanwhile, none refused",
    },
  },
];

const NO_CLUSTER: PageSection = {
  id: "three-machines",
  title: "What is not shown yet",
  paragraphs: [
    "All figures here come from one machine. A set-up with three machines, which is meant to go on when one of them is lost, has been prepared. Its full run is not recorded yet, so we claim nothing for it.",
  ],
};

/** What happens to a request when something breaks, with the figures of the runs that were recorded last. */
export function reliability(recorded: readonly RecordedRun[]): SectionsText {
  return {
    title: "What Happens to Your Request When Something Breaks",
    metaDescription: `What ${company.name} promises about the requests you send here, which failures we cause on purpose to test it, and what the last runs counted.`,
    heading: "When something breaks",
    lede: "A confirmation on this site means that your request is on a disk, with the record of what you agreed to. We test that by breaking things.",
    sections: [
      {
        id: "promises",
        title: "What we promise",
        paragraphs: [
          "A promise is worth what its test is worth, so each of these has one. A short run of each is part of testing every change to this site; the long runs below are repeated by hand.",
        ],
        list: [
          "We say that we have your request only after it is stored together with your consent and the mails that it causes: all of it, or nothing.",
          "If you send the same request again because no answer came, it counts once, with one reference.",
          "If it cannot be stored, the form says so and keeps what you typed.",
          "A mail that fails is tried again for three days. After that a person is told, and decides.",
          "Reading does not depend on the database: guides and calculators stay up while it is away.",
        ],
      },
      ...RUNS.flatMap((run) => {
        const last = recorded.find(({ name }) => name === run.name);
        return last === undefined ? [] : [describeRun(run, last)];
      }),
      ...(recorded.some(({ name }) => name === "cluster") ? [] : [NO_CLUSTER]),
      {
        id: "limits",
        title: "What these runs do not prove",
        paragraphs: [
          "A killed program is not a power failure. What survives that depends on a disk that keeps what it has confirmed, and we can only choose such a disk.",
          "A mail may arrive twice if the program is killed between sending it and noting that. We prefer two mails to none.",
          "The runs were made by us, on our own machine, and nobody from outside has repeated them. Whoever has the site's program can: 'npm run faults' causes the failures and counts what is left.",
        ],
        links: [
          { label: "About us", href: "/about" },
          { label: "For developers", href: "/developers" },
        ],
      },
    ],
  };
}

function describeRun({ name, title, text, lines }: RunText, { day, figures }: RecordedRun): PageSection {
  return {
    id: name,
    title,
    paragraphs: [text, `Counted on ${day}:`],
    list: Object.entries(lines).flatMap(([key, label]) => {
      const value = figures[key];
      return value === undefined ? [] : [`${label}: ${value}`];
    }),
  };
}
