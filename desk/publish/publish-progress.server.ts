/** What publishing is doing right now, in the order of the steps. */
export const PUBLISH_STEPS = ["checking", "rendering", "showing"] as const;
export type PublishStep = (typeof PUBLISH_STEPS)[number];

export interface PublishProgress {
  /** Does the work, and follows it under the ticket that the page made up. */
  follow<Result>(
    ticket: string | null,
    work: (enter: (step: PublishStep) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Undefined if nothing is published under this ticket. */
  read(ticket: string): PublishStep | undefined;
}

const TICKET = /^[\w-]{8,64}$/;

/** In this process, which publishes what it is asked to. Another process of the site knows nothing of it. */
export function createPublishProgress(): PublishProgress {
  const steps = new Map<string, PublishStep>();
  return {
    async follow(ticket, work) {
      const name = ticket !== null && TICKET.test(ticket) ? ticket : undefined;
      const enter = (step: PublishStep) => {
        if (name !== undefined) steps.set(name, step);
      };
      enter("checking");
      try {
        return await work(enter);
      } finally {
        if (name !== undefined) steps.delete(name);
      }
    },
    read: (ticket) => steps.get(ticket),
  };
}
