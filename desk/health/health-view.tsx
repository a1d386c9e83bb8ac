import type { ReactNode } from "react";
import { Button } from "../../src/ui/button.tsx";
import { EmailText, MomentText, TouchLink } from "../frame/parts.tsx";
import type { HealthTopic, HealthView } from "./read-health.server.ts";

export function HealthPage({ view }: { readonly view: HealthView }) {
  return (
    <>
      <h1>Health</h1>
      <Summary view={view} />
      {/* On a phone, the backups stand between what is urgent and the rest. */}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <Topics title="Needs you now" topics={view.urgent} tone="text-poor" />
        <div className="space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BackupSection backups={view.backups} />
          <VersionSection version={view.version} />
          <MailSection mail={view.mail} />
        </div>
        <div className="space-y-10 lg:col-start-1">
          <Topics title="Worth a look" topics={view.advice} tone="text-marginal" />
          <Fine names={view.fine} />
        </div>
      </div>
    </>
  );
}

function Summary({ view: { examined, isExamining, urgent } }: { readonly view: HealthView }) {
  if (examined === undefined) {
    return (
      <p className="mt-3">
        The site is being examined, which takes a while with so much data.{" "}
        <TouchLink href="/health">Look again</TouchLink>
      </p>
    );
  }
  return (
    <>
      {urgent.length === 0 && <p className="mt-3 font-serif text-xl text-good">Nothing needs you now.</p>}
      <p className="mt-2 text-ink-soft">
        Examined <MomentText moment={examined} />
        {isExamining && ", and again right now"}. <TouchLink href="/health">Look again</TouchLink>
      </p>
    </>
  );
}

interface TopicsProps {
  readonly title: string;
  readonly topics: readonly HealthTopic[];
  readonly tone: string;
}

function Topics({ title, topics, tone }: TopicsProps) {
  if (topics.length === 0) return null;
  const count = topics.flatMap(({ remedies }) => remedies.flatMap(({ whats }) => whats)).length;
  return (
    <section>
      <h2>
        {title} <span className="font-sans text-base font-normal text-ink-soft">{count}</span>
      </h2>
      <ul className="mt-4 border-t border-rule">
        {topics.map((topic) => (
          <li key={topic.about} className="border-b border-rule py-4">
            <Topic topic={topic} tone={tone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where something can be mended, by its address. */
const ROOM_LINKS: Readonly<Record<string, string>> = {
  "/": "Open the inbox",
  "/deliveries": "Open the deliveries",
  "/privacy": "Open the privacy requests",
  "/publish": "Mend it under Publish",
  "/health#backups": "Make a backup here",
};

function Topic({ topic, tone }: { readonly topic: HealthTopic; readonly tone: string }) {
  const { about, href, remedies } = topic;
  return (
    <>
      <h3 className={`font-sans text-base font-semibold ${tone}`}>{about}</h3>
      {remedies.map(({ remedy, whats }) => (
        <div key={remedy} className="mt-2 max-w-[44rem]">
          <ul className={whats.length > 1 ? "list-disc pl-5" : ""}>
            {whats.map((what) => (
              <li key={what} className="wrap-anywhere">
                {what}
              </li>
            ))}
          </ul>
          <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{remedy}</p>
        </div>
      ))}
      {href && (
        <a href={href} className="link mt-1 inline-flex min-h-11 items-center">
          {ROOM_LINKS[href] ?? "Look at them here"}
        </a>
      )}
    </>
  );
}

function Fine({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2>Fine</h2>
      <ul className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name} className="flex gap-2">
            <span aria-hidden="true" className="text-good">
              ✓
            </span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BackupSection({ backups }: Pick<HealthView, "backups">) {
  const { rows, older, folder, isReadable, every, isEncrypted, running, checking, checked } = backups;
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      <p className="mt-2">
        {every === undefined
          ? "The site makes none by itself (BACKUP_EVERY is off)."
          : `The site makes one every ${every}.`}{" "}
        {isEncrypted ? "They are encrypted." : "They are not encrypted: whoever can read one has all data."}
      </p>
      {running ? (
        <Running>
          A backup is being made since <MomentText moment={running} />. It goes on when you leave this page.
        </Running>
      ) : (
        <form method="post" action="/health/backup" className="mt-4">
          <Button type="submit">Make a backup now</Button>
        </form>
      )}
      {checking && (
        <Running>
          A backup is being checked since <MomentText moment={checking} />.
        </Running>
      )}
      {checked && !checking && <CheckResult checked={checked} />}
      {rows.length === 0 ? (
        <p className="mt-4 wrap-anywhere">
          {isReadable
            ? `There is none in ${folder}.`
            : `${folder} cannot be read. The log of the site says why.`}
        </p>
      ) : (
        <>
          <ul className="mt-5 border-t border-rule">
            {rows.map(({ name, made, age, size }) => (
              <li key={name} className="border-b border-rule py-2.5">
                <p className="flex justify-between gap-4 font-semibold">
                  <span>{age} old</span>
                  <span className="whitespace-nowrap tabular-nums">{size}</span>
                </p>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  <MomentText moment={made} />, {name}
                </p>
                <div className="flex gap-x-5">
                  <BackupAct act="check" name={name} label="Check" />
                  <BackupAct act="download" name={name} label="Download" />
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
            {older > 0 && `${older} older ${older === 1 ? "one" : "ones"}. `}In {folder}. Those named
            "scheduled" are deleted in turn; others stay until you delete them. A restore is done with a
            command, while the site is stopped.
          </p>
        </>
      )}
    </section>
  );
}

interface BackupActProps {
  readonly act: "check" | "download";
  readonly name: string;
  readonly label: string;
}

function BackupAct({ act, name, label }: BackupActProps) {
  return (
    <form method="post" action={`/health/backup/${act}`}>
      <input type="hidden" name="name" value={name} />
      <button type="submit" className="link inline-flex min-h-11 items-center">
        {label}
        <span className="sr-only"> {name}</span>
      </button>
    </form>
  );
}

type Checked = NonNullable<HealthView["backups"]["checked"]>;

function CheckResult({ checked: { name, problem, of, version } }: { readonly checked: Checked }) {
  return (
    <p role="status" className={`mt-4 wrap-anywhere ${problem === undefined ? "" : "text-poor"}`}>
      {problem === undefined ? (
        <>
          {name} can be restored: every checksum is right. It is of {of && <MomentText moment={of} />}, by
          version {version}.
        </>
      ) : (
        `${name} cannot be restored: ${problem}`
      )}
    </p>
  );
}

function VersionSection({ version: { running, newer } }: Pick<HealthView, "version">) {
  return (
    <section aria-labelledby="version">
      <h2 id="version">Version</h2>
      <p className="mt-2 wrap-anywhere">
        The site runs version {running}.{" "}
        {newer === undefined ? "Whether there is a newer one is looked up." : describeUpdate(newer)}
      </p>
      {newer !== undefined && newer.changes.length > 0 && (
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 items-center">What is new</summary>
          <pre className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{newer.changes.join("\n")}</pre>
        </details>
      )}
    </section>
  );
}

function describeUpdate({
  problem,
  commits,
  version,
  migrations,
}: NonNullable<HealthView["version"]["newer"]>) {
  if (problem !== undefined) return problem;
  if (commits === 0) return "Git has fetched nothing newer.";
  return (
    `Git has fetched version ${version}, with ${commits} newer ${commits === 1 ? "change" : "changes"} and ` +
    `${migrations} ${migrations === 1 ? "migration" : "migrations"}. Make a backup before the update, which is done with commands.`
  );
}

/** What goes on without the page. */
function Running({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="mt-4 border-l-3 border-brand bg-brand-wash px-4 py-3">
      {children}{" "}
      <a href="/health" className="link">
        Look again
      </a>
    </p>
  );
}

function MailSection({ mail: { to, sending, last } }: Pick<HealthView, "mail">) {
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p className="mt-2">
        A test mail goes the way of a mail about a lead, to <EmailText address={to} />.
      </p>
      {sending ? (
        <Running>
          A test mail is being sent since <MomentText moment={sending} />: the mail server has not answered
          yet.
        </Running>
      ) : (
        <form method="post" action="/health/mail" className="mt-4">
          <Button type="submit" look="quiet">
            Check mail now
          </Button>
        </form>
      )}
      {last && !sending && (
        <p className={`mt-4 wrap-anywhere ${last.problem === undefined ? "" : "text-poor"}`}>
          {last.problem === undefined
            ? "The mail server took the test mail. See whether it arrives."
            : `The test mail reaches nobody: ${last.problem}`}{" "}
          <span className="text-sm text-ink-soft">
            (<MomentText moment={last.when} />)
          </span>
        </p>
      )}
    </section>
  );
}
