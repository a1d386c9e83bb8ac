import type { Log } from "../../platform/log.ts";
import { type FigurePublishing, publishFigures } from "../../src/site/publish-figures.server.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { Config } from "../config.ts";
import { type Daily, IDLE, runDaily } from "./daily.ts";

interface FiguresDeps extends Pick<FigurePublishing, "database" | "renderRecords"> {
  readonly facts: () => Pick<SiteFacts, "namedFigures" | "officeCalendar">;
  readonly log: Log;
}

/** Once a day, sees whether what lenders answered is due to be published. Only in processes with a worker. */
export function startPublishingFigures(
  { runsWorker }: Pick<Config, "runsWorker">,
  { database, renderRecords, facts, log }: FiguresDeps,
): Daily {
  if (!runsWorker) return IDLE;
  return runDaily(
    async () => {
      const { namedFigures: figures, officeCalendar: office } = facts();
      const done = await publishFigures({ database, renderRecords, figures, office, now: Date.now });
      if (done === undefined) return;
      const { outcome } = done;
      if (outcome === "not rendered") throw new Error("The site cannot be rendered", { cause: done.cause });
      log.info({ outcome }, "figures of lenders");
    },
    { log, failure: "figures of lenders: not published, tried again tomorrow" },
  );
}
