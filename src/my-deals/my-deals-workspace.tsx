import { useMemo, useState, useSyncExternalStore } from "react";
import type { MyDealsContent } from "../../content/calculators/my-deals.ts";
import { LEAST_HOUSES } from "../calculators/my-deals/blanket/blanket-fields.ts";
import {
  duplicateDeal,
  hasRoom,
  type KeptDeal,
  type KeptDeals,
  MAX_DEALS,
  removeDeal,
  renameDeal,
  restoreDeal,
} from "../calculators/my-deals/kept-deals.ts";
import {
  changeMyDeals,
  readMyDeals,
  subscribeToMyDeals,
} from "../calculators/my-deals/my-deals-store.browser.ts";
import { comparedIn } from "../calculators/my-deals/portfolio.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { BlanketPart } from "./blanket/blanket-part.tsx";
import type { ToolFacts } from "./blanket/blanket-props.ts";
import { DealList } from "./deal-list.tsx";
import { DealsTable } from "./deals-table.tsx";
import { EXAMPLE_DEALS } from "./example-deals.ts";
import { ExportButton, ImportButton } from "./file-buttons.tsx";
import { ForgetAllButton } from "./forget-all-button.tsx";
import { UnreadableDeals } from "./unreadable-deals.tsx";

interface Notice {
  readonly text: string;
  readonly undo?: () => void;
}

interface MyDealsWorkspaceProps {
  readonly content: MyDealsContent;
  readonly facts: ToolFacts;
}

/** The kept deals, or an example while there are none. */
export function MyDealsWorkspace({ content, facts }: MyDealsWorkspaceProps) {
  const stored = useSyncExternalStore(subscribeToMyDeals, readMyDeals, () => null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = (text: string) => setNotice({ text });
  if (stored && stored.kind !== "deals") return <UnreadableDeals stored={stored} />;
  const kept = stored?.kept;
  const hasDeals = kept !== undefined && kept.deals.length + kept.unread.length > 0;
  return (
    <>
      <NoticeLine notice={notice} />
      {hasDeals ? (
        <Kept kept={kept} content={content} facts={facts} onNotice={setNotice} />
      ) : (
        <Empty content={content} facts={facts} onImported={say} />
      )}
    </>
  );
}

function NoticeLine({ notice }: { readonly notice: Notice | null }) {
  return (
    <div role="status" className="print:hidden">
      {notice && (
        <p className="mb-6 flex max-w-[68ch] flex-wrap items-center gap-x-5 border-l-3 border-brand bg-brand-wash px-4 py-2">
          <span className="py-1 wrap-anywhere">{notice.text}</span>
          {notice.undo && (
            <Button look="plain" onClick={notice.undo}>
              Undo
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface KeptProps extends MyDealsWorkspaceProps {
  readonly kept: KeptDeals;
  readonly onNotice: (notice: Notice) => void;
}

function Kept({ kept, content: { list, table, blanket }, facts, onNotice }: KeptProps) {
  const { deals, unread } = kept;
  const compared = useMemo(() => comparedIn(deals), [deals]);
  const change = (made: (current: KeptDeals) => KeptDeals, done: Notice) => {
    const outcome = changeMyDeals(made);
    onNotice(outcome.isStored ? done : { text: outcome.problem });
  };
  const remove = (removed: KeptDeal) => {
    const place = deals.indexOf(removed);
    const undo = () =>
      change((current) => restoreDeal(current, removed, place), { text: `${removed.name} is back.` });
    change((current) => removeDeal(current, removed.id), { text: `${removed.name} is removed.`, undo });
  };
  const withDeal = (id: number, act: (deal: KeptDeal) => void) => {
    const found = deals.find((deal) => deal.id === id);
    if (found) act(found);
  };
  return (
    <>
      <section aria-labelledby="deals" className="section print:hidden">
        <h2 id="deals" tabIndex={-1}>
          {list.heading}
        </h2>
        <DealList
          deals={deals}
          onRename={(id, name) => change((current) => renameDeal(current, id, name), { text: "Renamed." })}
          onDuplicate={(id) =>
            withDeal(id, ({ name }) =>
              hasRoom(kept)
                ? change((current) => duplicateDeal(current, id), { text: `${name} is duplicated.` })
                : onNotice({ text: `There is room for ${MAX_DEALS} deals. Remove one first.` }),
            )
          }
          onRemove={(id) => {
            withDeal(id, remove);
            // The button that was pressed is gone.
            document.getElementById("deals")?.focus();
          }}
        />
        <div className="mt-4 flex flex-wrap gap-x-6">
          <ExportButton kept={kept} />
          <ImportButton onDone={(text) => onNotice({ text })} />
          <ForgetAllButton count={deals.length + unread.length} onDone={(text) => onNotice({ text })} />
        </div>
        {unread.length > 0 && (
          <p className="mt-3 max-w-[68ch] text-ink-soft">
            {unread.length === 1 ? "One entry" : `${unread.length} entries`} here cannot be read by this
            version of the page. They stay as they are, and an export contains them.
          </p>
        )}
      </section>
      {compared.length > 0 && (
        <section aria-labelledby="compared" className="section">
          <h2 id="compared">{table.heading}</h2>
          <p className="mt-3 mb-5 max-w-[68ch]">{table.text}</p>
          <DealsTable caption={table.heading} totalName={table.total} deals={compared} />
          <TableNotes table={table} />
        </section>
      )}
      {compared.length >= LEAST_HOUSES && <BlanketPart deals={compared} content={blanket} facts={facts} />}
    </>
  );
}

interface EmptyProps extends MyDealsWorkspaceProps {
  readonly onImported: (message: string) => void;
}

function Empty({ content: { empty, table, blanket }, facts, onImported }: EmptyProps) {
  return (
    <>
      <section aria-labelledby="deals" className="section print:hidden">
        <h2 id="deals" tabIndex={-1}>
          {empty.heading}
        </h2>
        <p className="mt-3 mb-5 max-w-[68ch]">{empty.text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton to="/deal-analyzer">{empty.link}</LinkButton>
          <span className="scripting-none:hidden">
            <ImportButton onDone={onImported} />
          </span>
        </div>
      </section>
      <section aria-labelledby="compared" className="section">
        <h2 id="compared">{table.exampleHeading}</h2>
        <p className="mt-3 mb-5 max-w-[68ch]">{table.exampleText}</p>
        <DealsTable caption={table.exampleHeading} totalName={table.exampleTotal} deals={EXAMPLE_DEALS} />
        <TableNotes table={table} />
      </section>
      <BlanketPart deals={EXAMPLE_DEALS} content={blanket} facts={facts} />
    </>
  );
}

function TableNotes({ table }: { readonly table: MyDealsContent["table"] }) {
  return (
    <div className="mt-5 max-w-[68ch] space-y-3 text-[0.94rem] text-ink-soft">
      <p>{table.totalNote}</p>
      <p>{table.equityNote}</p>
    </div>
  );
}
