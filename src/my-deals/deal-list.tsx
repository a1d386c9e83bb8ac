import { type FormEvent, useRef, useState } from "react";
import { openKept } from "../calculators/deal/sharing/handed-deal.ts";
import { NAME_LIMIT } from "../calculators/my-deals/deal-name.ts";
import type { KeptDeal } from "../calculators/my-deals/kept-deals.ts";
import { KEPT_TOOLS } from "../calculators/my-deals/kept-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { DateText } from "../ui/text/date-text.tsx";

interface DealActions {
  readonly onRename: (id: number, name: string) => void;
  readonly onDuplicate: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

export function DealList({ deals, ...actions }: DealActions & { readonly deals: readonly KeptDeal[] }) {
  return (
    <ul className="mt-4 border-b border-rule">
      {deals.map((kept) => (
        <DealItem key={kept.id} kept={kept} {...actions} />
      ))}
    </ul>
  );
}

function DealItem({ kept, onRename, onDuplicate, onRemove }: DealActions & { readonly kept: KeptDeal }) {
  const { id, name, keptOn, tool, figures } = kept;
  const noun = KEPT_TOOLS[tool];
  // A deal and the plans for it often have the same name.
  const subject = tool === "/deal-analyzer" ? name : `${name} (${noun})`;
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setIsRenaming(false);
    // The field is gone after the next frame, and the focus with it.
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  return (
    <li className="border-t border-rule py-2">
      {isRenaming ? (
        <RenameForm
          name={name}
          onCancel={endRenaming}
          onRename={(typed) => {
            onRename(id, typed);
            endRenaming();
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <div className="min-w-0">
            <PageLink
              to={openKept(tool, figures)}
              className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {name}
              <span className="sr-only">{subject.slice(name.length)}</span>
            </PageLink>
            <span className="ml-3 text-[0.94rem] text-ink-soft max-sm:ml-0 max-sm:block max-sm:pb-1">
              {noun}, kept on <DateText isoDate={keptOn} />
            </span>
          </div>
          <div className="flex flex-wrap gap-x-5">
            <Button ref={renameButton} look="plain" onClick={() => setIsRenaming(true)}>
              Rename<span className="sr-only"> {subject}</span>
            </Button>
            <Button look="plain" onClick={() => onDuplicate(id)}>
              Duplicate<span className="sr-only"> {subject}</span>
            </Button>
            <Button look="plain" onClick={() => onRemove(id)}>
              Remove<span className="sr-only"> {subject}</span>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    onRename(typed);
  };
  return (
    <form onSubmit={rename} className="flex flex-wrap items-end gap-x-5 gap-y-2 pb-2">
      <div className="w-full max-w-80">
        <TextField
          label={`New name of ${name}`}
          required
          autoFocus
          autoComplete="off"
          maxLength={NAME_LIMIT}
          value={typed}
          onText={setTyped}
        />
      </div>
      <Button type="submit" look="quiet">
        Rename
      </Button>
      <Button look="plain" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
