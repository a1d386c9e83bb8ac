import { NoBreakText } from "../../src/ui/text/no-break-text.tsx";
import { MomentText, TouchLink } from "../frame/parts.tsx";
import { BackupSection } from "./backup-section.tsx";
import { MailSection } from "./mail-section.tsx";
import type { HealthTopic, HealthView } from "./read-health.server.ts";
import { SettingSection } from "./setting-section.tsx";
import { VersionSection } from "./version-section.tsx";

/** While something goes on, the script asks as often for how it stands. */
const LIVE_SECONDS = 2;

export function HealthPage({ view }: { readonly view: HealthView }) {
  return (
    <div id="health" data-live={view.isBusy ? LIVE_SECONDS : undefined}>
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
          <SettingSection settings={view.settings} />
        </div>
      </div>
    </div>
  );
}

function Summary({ view: { examined, isExamining, urgent } }: { readonly view: HealthView }) {
  if (examined === undefined) {
    return (
      <p className="mt-3">
        The site is being examined. What is found appears here.{" "}
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
                <NoBreakText text={what} />
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
