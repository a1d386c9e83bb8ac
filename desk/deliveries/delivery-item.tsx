import { Button } from "../../src/ui/button.tsx";
import { MomentText } from "../frame/parts.tsx";
import type { DeliveryGroupName } from "./deliveries-address.ts";
import type { DeliveryCause, DeliveryRow } from "./read-deliveries.server.ts";

interface DeliveryItemProps {
  readonly row: DeliveryRow;
  readonly group: DeliveryGroupName;
  /** The group that the page shows alone, to come back to. */
  readonly only: DeliveryGroupName | undefined;
  /** What the failure means; left out below a card that says it for all. */
  readonly failure?: Pick<DeliveryCause, "meaning" | "remedy">;
}

export function DeliveryItem({ row, group, only, failure }: DeliveryItemProps) {
  return (
    <li className="border-b border-rule py-4 sm:flex sm:items-start sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          {row.name}
          <Subject lead={row.lead} />
        </h3>
        <p className="text-sm text-ink-soft">
          <State row={row} group={group} />
        </p>
        {failure && <Failure failure={failure} isFinal={group === "given-up"} />}
        {row.recorded && <RecordedText>{row.recorded}</RecordedText>}
      </div>
      {group !== "waiting" && (
        <div className="mt-3 flex shrink-0 items-center gap-5 sm:mt-0 sm:flex-col sm:items-stretch sm:gap-1">
          <Decision action="/deliveries/retry" label="Retry" look="quiet" row={row} only={only} />
          {group === "given-up" && (
            <Decision action="/deliveries/discard" label="Discard" look="plain" row={row} only={only} />
          )}
        </div>
      )}
    </li>
  );
}

function Subject({ lead }: Pick<DeliveryRow, "lead">) {
  if (lead === undefined) return null;
  if (lead === "deleted") return <span className="font-normal text-ink-soft"> (the lead was deleted)</span>;
  return (
    <>
      {", lead "}
      <a href={`/leads/${lead.reference}`} className="link whitespace-nowrap">
        {lead.reference}
      </a>
    </>
  );
}

function State({ row: { tries, since, when }, group }: Pick<DeliveryItemProps, "row" | "group">) {
  const times = `${tries} ${tries === 1 ? "try" : "tries"}`;
  if (when === "now") return <>Being sent right now ({times})</>;
  if (group === "waiting") {
    return (
      <>
        Not tried yet, due <MomentText moment={when} />
      </>
    );
  }
  return (
    <>
      {group === "given-up" ? "Given up " : "Next try "}
      <MomentText moment={when} />, after {times} since <MomentText moment={since} />
    </>
  );
}

interface FailureProps {
  readonly failure: Pick<DeliveryCause, "meaning" | "remedy">;
  readonly isFinal: boolean;
}

export function Failure({ failure: { meaning, remedy }, isFinal }: FailureProps) {
  return (
    <>
      <p className={`mt-2 max-w-[38rem] ${isFinal ? "text-poor" : "text-marginal"}`}>{meaning}</p>
      <p className="max-w-[38rem]">{remedy}</p>
    </>
  );
}

function RecordedText({ children }: { readonly children: string }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4 sm:min-h-8">
        Technical text
      </summary>
      <p className="max-w-[38rem] pb-1 wrap-anywhere">{children}</p>
    </details>
  );
}

interface DecisionProps extends Pick<DeliveryItemProps, "row" | "only"> {
  readonly action: string;
  readonly label: string;
  readonly look: "quiet" | "plain";
}

function Decision({ action, label, look, row, only }: DecisionProps) {
  const subject = typeof row.lead === "object" ? `${row.name}, lead ${row.lead.reference}` : row.name;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={row.id} />
      {only && <input type="hidden" name="group" value={only} />}
      <Button
        type="submit"
        look={look}
        className={look === "quiet" ? "w-full px-4" : "w-full justify-center"}
      >
        {label}
        <span className="sr-only"> {subject}</span>
      </Button>
    </form>
  );
}
