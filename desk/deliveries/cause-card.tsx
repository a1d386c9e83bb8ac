import { Button } from "../../src/ui/button.tsx";
import { TouchLink } from "../frame/parts.tsx";
import type { DeliveryGroupName } from "./deliveries-address.ts";
import { DeliveryItem, Failure } from "./delivery-item.tsx";
import type { DeliveriesView, DeliveryCause } from "./read-deliveries.server.ts";

interface CauseProps {
  readonly cause: DeliveryCause;
  readonly group: DeliveryGroupName;
  readonly view: Pick<DeliveriesView, "only" | "cause">;
}

/** Everything that failed for one reason: said once, and retried by one click. */
export function CauseCard({ cause, group, view }: CauseProps) {
  const { count, rows } = cause;
  const [first] = rows;
  if (count === 1 && first)
    return <DeliveryItem row={first} group={group} only={view.only} failure={cause} />;
  return (
    <li className="border-b border-rule py-4">
      <div className="sm:flex sm:items-start sm:justify-between sm:gap-8">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold">{describeKinds(cause)}</h3>
          <Failure failure={cause} isFinal={group === "given-up"} />
          <Names cause={cause} />
        </div>
        <div className="mt-3 flex shrink-0 items-center gap-5 sm:mt-0 sm:flex-col sm:items-stretch sm:gap-1">
          <ForAll {...{ cause, group, view }} action="retry" />
          {group === "given-up" && <ForAll {...{ cause, group, view }} action="discard" />}
        </div>
      </div>
      <details className="mt-2" open={view.cause === cause.key}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
          Each of them
        </summary>
        <ul className="border-t border-rule sm:ml-6">
          {rows.map((row) => (
            <DeliveryItem key={row.id} row={row} group={group} only={view.only} />
          ))}
        </ul>
        {cause.more && (
          <TouchLink href={cause.more} isBold>
            {view.cause === undefined ? `Show the ${count - rows.length} others` : "Next page"}
          </TouchLink>
        )}
      </details>
    </li>
  );
}

/** `25 deliveries: 13 × Mail to you, 12 × Webhook` */
function describeKinds({ count, kinds }: DeliveryCause): string {
  const [first, ...others] = kinds;
  if (first && others.length === 0) return `${count} × ${first.name}`;
  return `${count} deliveries: ${kinds.map(({ name, count: same }) => `${same} × ${name}`).join(", ")}`;
}

const MAX_NAMES = 12;

/** Whose leads they are about. */
function Names({ cause: { rows, count } }: Pick<CauseProps, "cause">) {
  const leads = new Map(
    rows.flatMap(({ lead }) => (typeof lead === "object" ? [[lead.reference, lead.name] as const] : [])),
  );
  if (leads.size === 0) return null;
  const isComplete = leads.size <= MAX_NAMES && rows.length === count;
  return (
    <p className="mt-2 max-w-[46rem] text-[0.94rem] wrap-anywhere">
      About{" "}
      {[...leads].slice(0, MAX_NAMES).map(([reference, name], index) => (
        <span key={reference}>
          {index > 0 && ", "}
          <a href={`/leads/${reference}`} className="link">
            {name}
          </a>
        </span>
      ))}
      {!isComplete && " and others"}
    </p>
  );
}

const ACTIONS = {
  retry: { label: "Retry all", look: "quiet" },
  discard: { label: "Discard all", look: "plain" },
} as const;

function ForAll({ cause, group, view, action }: CauseProps & { readonly action: keyof typeof ACTIONS }) {
  const { label, look } = ACTIONS[action];
  return (
    <form method="post" action={`/deliveries/${action}`}>
      <input type="hidden" name="of" value={group} />
      <input type="hidden" name="cause" value={cause.key} />
      {view.only && <input type="hidden" name="group" value={view.only} />}
      <Button
        type="submit"
        look={look}
        className={look === "quiet" ? "w-full px-4" : "w-full justify-center"}
      >
        {label} {cause.count}
        <span className="sr-only">: {cause.meaning}</span>
      </Button>
    </form>
  );
}
