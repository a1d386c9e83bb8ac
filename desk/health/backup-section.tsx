import { Button } from "../../src/ui/button.tsx";
import { MomentText } from "../frame/moment-text.tsx";
import type { HealthView } from "./health-view-data.ts";

export function BackupSection({ backups }: Pick<HealthView, "backups">) {
  const { rows, older, folder, isReadable, every, isEncrypted, running } = backups;
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
        <p role="status" className="mt-4 border-l-3 border-brand bg-brand-wash px-4 py-3">
          A backup is being made since <MomentText moment={running} />. It goes on when you leave this page.{" "}
          <a href="/health" className="link">
            Look again
          </a>
        </p>
      ) : (
        <form method="post" action="/health/backup" className="mt-4">
          <Button type="submit">Make a backup now</Button>
        </form>
      )}
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
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
            {older > 0 && `${older} older ${older === 1 ? "one" : "ones"}. `}In {folder}. Those named
            "scheduled" are deleted in turn; others stay until you delete them.
          </p>
        </>
      )}
    </section>
  );
}
