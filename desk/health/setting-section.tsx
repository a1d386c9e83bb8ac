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
      {set.length > 0 && (
        <table className="setting-table mt-4">
          <caption className="sr-only">Settings that are set</caption>
          <SettingRows settings={set} />
        </table>
      )}
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">All settings, and what they do</summary>
        {settings.map((group) => (
          <div key={group.settings[0]?.name} className="mt-5 max-w-[44rem]">
            <table className="setting-table">
              <SettingRows settings={group.settings} />
            </table>
            <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{group.about}</p>
          </div>
        ))}
      </details>
    </section>
  );
}

function SettingRows({ settings }: { readonly settings: Settings[number]["settings"] }) {
  return (
    <tbody>
      {settings.map(({ name, value, source }) => (
        <tr key={name}>
          <th scope="row" className="w-[46%]">{name}</th>
          <td className="wrap-anywhere">{value === "" ? "empty" : value}</td>
          <td className="text-ink-soft">{source}</td>
        </tr>
      ))}
    </tbody>
  );
}
