import { cleanText } from "../../src/api/clean-text.ts";
import { composeArticle, splitArticle } from "../../src/news/article-source.server.ts";
import type { FieldMistake } from "../../src/records/field-rules.server.ts";
import {
  closeGaps,
  type RecordField,
  readRecord,
  rowPath,
  type TypedRecord,
  typeRecord,
} from "../../src/records/form/record-form.ts";
import type { NamedRecord, RecordName } from "../../src/records/record-store.server.ts";
import type { InvalidOutcome } from "../../src/site/publish-record.server.ts";
import { formOf } from "./publish-kinds.server.ts";

/** Fills the form of a record. */
export function typeBody(name: RecordName, body: unknown): TypedRecord {
  return typeRecord(formOf(name), name.kind === "news" ? splitArticle(String(body)) : body);
}

/** What was typed into the form of a record, and the record that it makes. The id of an existing one stays. */
export function readRecordForm(
  { kind, id }: { readonly kind: string; readonly id: string | undefined },
  form: URLSearchParams,
): { readonly typed: TypedRecord; readonly record: NamedRecord } {
  const fields = formOf({ kind, id: id ?? "" });
  const sent = Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(cleanText)]),
  );
  const typed = closeGaps(fields, id === undefined ? sent : { ...sent, id: [id] });
  const values = readRecord(fields, typed);
  const body = kind === "news" ? composeArticle(values) : values;
  return { typed, record: { kind, id: id ?? String(values.id ?? ""), body } };
}

/** Puts each mistake beside its field. What belongs to none is in the sentence. */
export function placeMistakes(name: RecordName, { record, mistakes }: InvalidOutcome) {
  const fields = listPlaces(formOf(name));
  const isOther = record.id !== "" && record.id !== name.id;
  const placed: Record<string, string> = {};
  const others: string[] = [];
  for (const mistake of mistakes) {
    const place = isOther ? undefined : findPlace(fields, mistake);
    const text = describeMistake(fields, place, mistake);
    if (place === undefined) others.push(isOther ? `${record.kind} ${record.id}: ${text}` : text);
    else placed[place.name] ??= text;
  }
  const beside = Object.keys(placed).length > 0 ? ["The reasons are beside the fields."] : [];
  return { mistakes: placed, problem: ["Nothing was published.", ...others, ...beside].join(" ") };
}

interface Place {
  /** The name of the control. */
  readonly name: string;
  readonly label: string;
}

function listPlaces(fields: readonly RecordField[]): readonly Place[] {
  return fields.flatMap((field): readonly Place[] => {
    if (field.type === "group") return listPlaces(field.fields);
    if (field.type !== "rows") return [{ name: field.path, label: field.label }];
    return Array.from({ length: field.maxRows }, (_, index) =>
      field.fields.map((part) => ({ name: rowPath(field, index, part), label: part.label })),
    ).flat();
  });
}

/** A mistake in one line of several is beside all of them. */
function findPlace(places: readonly Place[], { path }: FieldMistake): Place | undefined {
  return places.find(({ name }) => path === name) ?? places.find(({ name }) => path.startsWith(`${name}.`));
}

/** The rules name fields as the record does. */
function describeMistake(
  places: readonly Place[],
  place: Place | undefined,
  { path, message }: FieldMistake,
): string {
  const plain = places
    .filter(({ name }) => /^[a-z]+[A-Z]/.test(name.slice(name.lastIndexOf(".") + 1)))
    .reduce(
      (text, { name, label }) => text.replaceAll(name.slice(name.lastIndexOf(".") + 1), `"${label}"`),
      message,
    );
  if (place === undefined) return endSentence(path === "" ? plain : `${path}: ${plain}`);
  const line = path === place.name ? "" : `, line ${Number(path.slice(place.name.length + 1)) + 1},`;
  return endSentence(`${place.label}${line} ${plain}`);
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
