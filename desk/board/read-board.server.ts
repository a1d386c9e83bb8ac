import { findLastAct } from "../../src/leads/acts/lead-acts.server.ts";
import { type LeadFilter, listLeads, sumByStatus } from "../../src/leads/records/lead-list.server.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import { addPersonDetails } from "../../src/leads/records/listed-lead.server.ts";
import { DATE_RULE, isDay } from "../../src/office/office-calendar.ts";
import { formatLoan } from "../inbox/deal-words.ts";
import { boardAddress, type InboxFilters, inboxAddress } from "../inbox/inbox-address.ts";
import { describeRows } from "../inbox/inbox-rows.server.ts";
import { type InboxData, listChoices, readFilter, UNDO_MS } from "../inbox/read-inbox.server.ts";

/** A column is for what is in hand: the list has all of it. */
const MAX_CARDS = 30;

export type BoardView = Awaited<ReturnType<typeof readBoard>>;
export type BoardColumn = BoardView["columns"][number];
export type BoardCard = BoardColumn["cards"][number];

/** The leads of each status as a column, each with the same leads as the list of that status. */
export async function readBoard(filters: InboxFilters, data: InboxData) {
  const { database, now, viewer } = data;
  const isTypo = [filters.from, filters.to].some((day) => day !== "" && !isDay(day));
  const shown = { ...filters, status: "", stuck: "", ...(isTypo && { from: "", to: "" }) };
  const filter = readFilter(shown, data);
  const totals = await sumByStatus(database, filter);
  const columns = [];
  for (const status of LEAD_STATUSES) {
    const { count, loans } = totals[status];
    const cards = count === 0 ? [] : await readCards(status, filter, data);
    columns.push({
      status,
      count,
      loans: loans === 0 ? "" : formatLoan(loans),
      cards,
      /** The whole column as a list. */
      list: inboxAddress({ ...shown, view: "all", status, search: "", sort: "" }),
    });
  }
  return {
    page: "board" as const,
    filters: shown,
    choices: await listChoices(shown, data),
    address: boardAddress(shown),
    list: inboxAddress({ ...shown, view: "all", search: "", sort: "" }),
    columns,
    lastAct: await findLastAct(database, viewer.name, now - UNDO_MS),
    problem: isTypo ? DATE_RULE : undefined,
  };
}

/** Who waits longest comes first; in the other columns, the newest. */
async function readCards(status: LeadStatus, filter: LeadFilter, data: InboxData) {
  const order = { column: "received", isDescending: status !== "new" } as const;
  const leads = await listLeads(data.database, { ...filter, status, order, limit: MAX_CARDS });
  return await describeRows(await addPersonDetails(data.database, data.keys, leads), data);
}
