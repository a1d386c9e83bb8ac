import { Button } from "../../src/ui/button.tsx";
import { Running } from "./health-parts.tsx";
import type { HealthView } from "./read-health.server.ts";

/** Which version runs, and whether there is a newer one: as far as git knows, and by the button as of now. */
export function VersionSection({ version }: Pick<HealthView, "version">) {
  const { running, newer, isLookedUp } = version;
  return (
    <section aria-labelledby="version">
      <h2 id="version">Version</h2>
      <p className="mt-2 wrap-anywhere">
        The site runs version {running}. {newer !== undefined && describeUpdate(newer)}
      </p>
      {newer !== undefined && newer.changes.length > 0 && (
        <details id="what-is-new" className="mt-1">
          <summary className="link inline-flex min-h-11 items-center">What is new</summary>
          <pre className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{newer.changes.join("\n")}</pre>
        </details>
      )}
      {isLookedUp && <Running>Whether there is a newer version is being looked up.</Running>}
      {newer?.canFetch && !isLookedUp && (
        <form method="post" action="/health/update" className="mt-4">
          <Button type="submit" look="quiet">
            Look for a newer version
          </Button>
        </form>
      )}
    </section>
  );
}

function describeUpdate(found: NonNullable<HealthView["version"]["newer"]>): string {
  const { problem, canFetch, commits, version, migrations, hasFetched } = found;
  // Why not is told in terms of git.
  if (!canFetch)
    return "From here nobody sees whether there is a newer one. The command npm run operator -- update check says why.";
  if (problem !== undefined) return problem;
  if (commits === 0) return hasFetched ? "There is no newer one." : "Git has fetched nothing newer.";
  return (
    `Version ${version} is there, with ${commits} newer ${commits === 1 ? "change" : "changes"} and ` +
    `${migrations} ${migrations === 1 ? "migration" : "migrations"}. Make a backup before the update, which is done with commands.`
  );
}
