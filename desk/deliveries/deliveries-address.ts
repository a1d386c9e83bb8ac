/** By what is to be done: nothing any more, wait, or nothing yet. */
export const DELIVERY_GROUPS = ["given-up", "failed", "waiting"] as const;
export type DeliveryGroupName = (typeof DELIVERY_GROUPS)[number];

/** Where a page of a group ends. */
interface DeliveryPlace {
  readonly runAt: number;
  readonly id: string;
}

/** The page's address: all groups, or one of them, from a place on. */
export interface DeliveriesAddress {
  readonly only?: DeliveryGroupName | undefined;
  readonly after?: DeliveryPlace | undefined;
}

const AFTER = /^(\d{1,15})\.([\w-]{1,100})$/;

/** `get` reads a parameter of the query. */
export function readDeliveriesAddress(get: (name: string) => string | null): DeliveriesAddress {
  const only = DELIVERY_GROUPS.find((name) => name === get("group"));
  const [, runAt, id] = AFTER.exec(get("after") ?? "") ?? [];
  if (only === undefined || runAt === undefined || id === undefined) return { only };
  return { only, after: { runAt: Number(runAt), id } };
}

export function deliveriesAddress({ only, after }: DeliveriesAddress): string {
  if (only === undefined) return "/deliveries";
  return `/deliveries?group=${only}${after === undefined ? "" : `&after=${after.runAt}.${after.id}`}`;
}
