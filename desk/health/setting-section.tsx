import type { HealthView } from "./read-health.server.ts";

type Settings = HealthView["settings"];

/** What the process was started with. It is read only: decision 0017. */
export function SettingSection({ settings }: { readonly settings: Settings }) {
  const all = settings.flatMap((group) => group.settings);
  const set = all.filter(({ source }) => source !== "default");
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <p className="mt-2 max-w-[44rem]">
        {set.length} of {all.length} are set, the others have their default. Change them where the site is
        started, in its environment or in the file .env, and start it again. Telephone, office hours, rates
        and lenders are not here but under{" "}
        <a href="/publish" className="link">
          Publish
        </a>
        .
      </p>
      <SettingRows settings={set} />
      <details id="all-settings" className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">All settings, and what they do</summary>
        {settings.map((group) => (
          <div key={group.settings[0]?.name} className="mt-3 max-w-[44rem] border-t border-rule pt-1">
            <SettingRows settings={group.settings} />
            <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{group.about}</p>
          </div>
        ))}
      </details>
    </section>
  );
}

function SettingRows({ settings }: { readonly settings: Settings[number]["settings"] }) {
  return (
    <dl className="mt-2 grid gap-x-6 text-[0.94rem] sm:grid-cols-[15rem_minmax(0,1fr)]">
      {settings.map(({ name, value, source }) => (
        <div key={name} className="contents">
          <dt className="font-mono text-sm wrap-anywhere max-sm:mt-2 sm:py-1">{name}</dt>
          <dd className="wrap-anywhere sm:py-0.5">
            {value === "" ? "empty" : value} <span className="text-sm text-ink-soft">{SOURCES[source]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SOURCES = { default: "by default", environment: "in the environment", ".env": "in .env" } as const;
