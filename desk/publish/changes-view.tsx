import type { FieldChange } from "./field-changes.ts";
import type { ChangedText, Comparison } from "./publish-view-data.ts";

export function Changes({ fields, text = [] }: Comparison) {
  const hasText = text.some(({ kind }) => kind === "removed" || kind === "added");
  if (fields.length === 0 && !hasText) return <p className="py-4">They are equal.</p>;
  return (
    <div className="space-y-6">
      {fields.length > 0 && (
        <dl className="divide-y divide-rule border-y border-rule">
          {fields.map((change) => (
            <FieldRow key={change.label} change={change} />
          ))}
        </dl>
      )}
      {hasText && <TextChanges text={text} />}
    </div>
  );
}

function FieldRow({ change: { label, before, after } }: { readonly change: FieldChange }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0 space-y-1 wrap-anywhere whitespace-pre-line">
        <p>
          <del className="change-removed">{before === "" ? "(empty)" : before}</del>
        </p>
        <p>
          <ins className="change-added">{after === "" ? "(empty)" : after}</ins>
        </p>
      </dd>
    </div>
  );
}

const MARKS = { same: " ", removed: "−", added: "+" };
const NAMES = { same: "", removed: "Removed: ", added: "Added: " };

function TextChanges({ text }: { readonly text: ChangedText }) {
  return (
    <ol className="text-changes">
      {text.map((line, index) =>
        line.kind === "skipped" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and static markup never moves them
          <li key={index} className="text-changes-skipped">
            {line.count === 1 ? "1 equal line" : `${line.count} equal lines`}
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} data-kind={line.kind}>
            <span aria-hidden="true">{MARKS[line.kind]}</span>
            <span className="sr-only">{NAMES[line.kind]}</span>
            <span className="wrap-anywhere whitespace-pre-wrap">
              {line.parts.map((part, place) => {
                const Mark = line.kind === "removed" ? "del" : "ins";
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                return part.isChanged ? <Mark key={place}>{part.text}</Mark> : part.text;
              })}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}
