import { popularSearches } from "../../../content/search-entries.ts";

interface SuggestionProps {
  readonly onChoose: (text: string) => void;
}

export function PopularSearches({ onChoose }: SuggestionProps) {
  return (
    <div className="pt-5">
      <p className="mb-3 text-sm font-semibold text-ink-soft">Popular searches</p>
      <ul className="flex flex-wrap gap-2">
        {popularSearches.map((text) => (
          <li key={text}>
            <button type="button" className="pill" onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoResults({ onChoose }: SuggestionProps) {
  const suggest = (text: string) => (
    <button type="button" className="link py-1" onClick={() => onChoose(text)}>
      {text}
    </button>
  );
  return (
    <div className="pt-5">
      <p className="font-semibold">No results found</p>
      <p className="text-ink-soft">
        Try {suggest("calculator")}, {suggest("requirements")} or {suggest("lenders")}.
      </p>
    </div>
  );
}
