import type { HealthTopic, HealthView } from "./health-view-data.ts";

/** One thing that was examined, as server/doctor describes it. */
interface ExaminedThing {
  readonly about: string;
  readonly deskPath?: string | undefined;
  readonly findings: readonly {
    readonly level: "problem" | "advice";
    readonly what: string;
    readonly remedy: string;
  }[];
}

/** By who has to do something: somebody now, somebody some day, nobody. */
export function groupChecks(
  checks: readonly ExaminedThing[],
  hideSecrets: (text: string) => string,
): Pick<HealthView, "urgent" | "advice" | "fine"> {
  const list = (level: "problem" | "advice"): readonly HealthTopic[] =>
    checks.flatMap(({ about, deskPath, findings }) => {
      const found = findings.filter((finding) => finding.level === level);
      if (found.length === 0) return [];
      const remedies = [...Map.groupBy(found, ({ remedy }) => remedy)].map(([remedy, same]) => ({
        remedy: hideSecrets(remedy),
        whats: same.map(({ what }) => hideSecrets(what)),
      }));
      return [{ about, href: deskPath, remedies }];
    });
  return {
    urgent: list("problem"),
    advice: list("advice"),
    fine: checks.filter(({ findings }) => findings.length === 0).map(({ about }) => about),
  };
}

/** `340 kB`, `1.2 MB`, `3.4 GB`. */
export function describeSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
