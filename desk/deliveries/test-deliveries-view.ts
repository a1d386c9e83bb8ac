import { testMoment } from "../frame/test-frame.ts";
import type { DeliveriesView } from "./read-deliveries.server.ts";

const row = {
  lead: undefined,
  tries: 1,
  since: testMoment("today 9:10"),
  when: testMoment("today 9:11"),
  failure: undefined,
};

export const testDeliveries: DeliveriesView = {
  page: "deliveries",
  maxCount: 10_000,
  only: undefined,
  groups: [
    {
      name: "given-up",
      count: 2,
      more: undefined,
      rows: [
        {
          ...row,
          id: "job-1",
          name: "Mail to you",
          lead: { reference: "RR-7K2M9Q" },
          tries: 19,
          failure: {
            meaning: "The mail server does not let the site log in.",
            remedy: "Check the user name and the password in SMTP_URL.",
            recorded: "the mail server at mail.example.com:587 refused the user name or the password (535)",
          },
        },
        { ...row, id: "job-2", name: "News mail to a reader" },
      ],
    },
    {
      name: "failed",
      count: 30,
      more: "/deliveries?group=failed&after=1.job-3",
      rows: [{ ...row, id: "job-3", name: "Webhook", lead: "deleted" }],
    },
    {
      name: "waiting",
      count: 1,
      more: undefined,
      rows: [{ ...row, id: "job-4", name: "Daily digest to you", when: "now" }],
    },
  ],
};
