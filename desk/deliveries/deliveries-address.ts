/** By what is to be done: nothing any more, wait, or nothing yet. */
export const DELIVERY_GROUPS = ["given-up", "failed", "waiting"] as const;
export type DeliveryGroupName = (typeof DELIVERY_GROUPS)[number];

/** Where a page of a group ends. */
interface DeliveryPlace {
  readonly runAt: number;
  readonly id: string;
}

/** The page's address: all groups, or one of them or of its causes, from a place on. */
export interface DeliveriesAddress {
  readonly only?: DeliveryGroupName | undefined;
  /** The key of a cause: only what failed because of it. */
  readonly cause?: string | undefined;
  readonly after?: DeliveryPlace | undefined;
}

const CAUSE = /^[a-z0-9-]{1,200}$/;
const AFTER = /^(\d{1,15})\.([\w-]{1,100})$/;

/** `get` reads a parameter of the query. */
export function readDeliveriesAddress(get: (name: string) => string | null): DeliveriesAddress {
  const only = DELIVERY_GROUPS.find((name) => name === get("group"));
  const typed = get("cause") ?? "";
  const cause = only !== undefined && CAUSE.test(typed) ? typed : undefined;
  const [, runAt, id] = AFTER.exec(get("after") ?? "") ?? [];
  if (only === undefined || runAt === undefined || id === undefined) return { only, cause };
  return { only, cause, after: { runAt: Number(runAt), id } };
}

export function deliveriesAddress({ only, cause, after }: DeliveriesAddress): string {
  if (only === undefined) return "/deliveries";
  const place = after === undefined ? "" : `&after=${after.runAt}.${after.id}`;
  return `/deliveries?group=${only}${cause === undefined ? "" : `&cause=${cause}`}${place}`;
}

/** The key of a cause, from its sentence. */
export function causeKey(meaning: string): string {
  return meaning
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
