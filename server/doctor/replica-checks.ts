import type { Replication } from "../../platform/database/replicas.ts";
import { advice, type Check, problem, when } from "./finding.ts";

/** Less than one transaction of a lead. */
const IN_STEP_BYTES = 64 * 1024;

/** Empty for a database on one machine, unless CLUSTER asks for more. */
export function checkReplicas(replication: Replication | undefined, isRequired: boolean): readonly Check[] {
  if (replication === undefined) return [];
  const { replicas, isSynchronous } = replication;
  if (!isRequired && !isSynchronous && !replicas?.length) return [];
  const follows = replicas?.some((replica) => replica.isSynchronous);
  return [
    {
      about: describeReplication(replication),
      findings: [
        ...when(
          isRequired && !isSynchronous,
          problem(
            "The database acknowledges commits that only one machine has, although CLUSTER=required",
            "Set synchronous_mode and synchronous_mode_strict in Patroni: patronictl edit-config (deploy/cluster/patroni.yml)",
          ),
        ),
        ...when(
          replicas === undefined,
          advice(
            "The role of the site may not look at the other machines, so a lost one goes unnoticed",
            "On the leader, as postgres: grant pg_monitor to the role in DATABASE_URL",
          ),
        ),
        ...when(
          isSynchronous && follows === false,
          problem(
            "No other machine has every acknowledged commit, so nothing can be stored",
            "Start the other machines. To see them: patronictl -c /etc/patroni/config.yml list",
          ),
        ),
        ...when(
          follows === true && replicas?.length === 1,
          advice(
            "Only one machine follows the leader: if it fails, too, leads are refused until it is back",
            "Start the third machine. To see all: patronictl -c /etc/patroni/config.yml list",
          ),
        ),
      ],
    },
  ];
}

function describeReplication({ leader, replicas }: Replication): string {
  const followers = replicas?.map(
    ({ name, isSynchronous, behindBytes }) =>
      `${name} ${isSynchronous ? "synchronous" : "follows"}${behindBytes > IN_STEP_BYTES ? `, ${Math.round(behindBytes / 1024)} kB behind` : ""}`,
  );
  return `Machines of the database: ${[`${leader || "this one"} leads`, ...(followers ?? ["others cannot be seen"])].join("; ")}`;
}
