interface DownloadsProps {
  readonly downloads: {
    readonly heading: string;
    readonly note: string;
    readonly files: readonly { readonly path: string; readonly fileName: string; readonly label: string }[];
  };
}

/** Files of figures, and what they may be used for. */
export function Downloads({ downloads }: DownloadsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <p className="font-semibold">{downloads.heading}</p>
      <ul className="flex flex-wrap gap-2">
        {downloads.files.map(({ path, fileName, label }) => (
          <li key={path}>
            <a href={path} download={fileName} className="pill">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-[0.94rem] text-ink-soft">{downloads.note}</p>
    </div>
  );
}
