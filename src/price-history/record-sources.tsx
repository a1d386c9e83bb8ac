import type { HistoryFile } from "./price-history.ts";

interface RecordSourcesProps {
  readonly sources: HistoryFile["sources"];
  readonly notice: string;
}

/** The agencies' terms: who published the figures, and that we computed the rest. */
export function RecordSources({ sources, notice }: RecordSourcesProps) {
  return (
    <>
      {sources.length > 1 ? "Sources" : "Source"}:{" "}
      {sources.map(({ citation, link }, index) => (
        <span key={link}>
          {index > 0 && "; "}
          <a href={link} className="link">
            {citation}
          </a>
        </span>
      ))}
      , before inflation; every figure here is computed from {sources.length > 1 ? "them" : "it"}. {notice}
    </>
  );
}
