import { Button } from "../../src/ui/button.tsx";
import { MomentText } from "../frame/parts.tsx";
import { Running } from "./health-parts.tsx";
import type { HealthView } from "./read-health.server.ts";

export function BackupSection({ backups }: Pick<HealthView, "backups">) {
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
