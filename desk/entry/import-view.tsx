import { MAX_LINES } from "../../src/leads/entry/import-limits.ts";
import { Button } from "../../src/ui/button.tsx";
import { CheckboxField, TextField } from "../../src/ui/form/field.tsx";
import { ScrollRegion } from "../../src/ui/scroll-region.tsx";
import { EmailText, Problem, TouchLink } from "../frame/parts.tsx";
import type { ImportPreview, ImportRow, ImportView } from "./entry-view-data.ts";

export function ImportPage({ view }: { readonly view: ImportView }) {
  return (
    <div className="max-w-[60rem]">
      <h1>Import leads</h1>
      <Problem text={view.problem} className="mt-4" />
      {view.preview && <Preview preview={view.preview} fileKey={view.key} />}
      <Upload view={view} />
    </div>
  );
}

function Upload({ view: { source, preview } }: { readonly view: ImportView }) {
  return (
    <section aria-labelledby="file" className="mt-6 border-t border-rule pt-6">
      <h2 id="file">{preview ? "Another file" : "The file"}</h2>
      <form
        method="post"
        action="/leads/import"
        encType="multipart/form-data"
        className="mt-4 grid max-w-[40rem] gap-4 sm:grid-cols-2"
      >
        <TextField type="file" name="file" label="CSV file" accept=".csv,text/csv" required />
        <TextField name="source" label="Came from" hint="For lines without a source" defaultValue={source} />
        <div className="sm:col-span-2">
          <Button type="submit" look={preview ? "quiet" : "primary"}>
            Look at it
          </Button>
        </div>
      </form>
      <div className="mt-6 max-w-[62ch] space-y-2">
        <p>
          The first line names the columns; name is needed, and email or phone. Nothing is stored before you
          have seen what the file would do, and then all of it or nothing. At most {MAX_LINES} leads a file.
        </p>
        <p>
          The column status (new, contacted, referred, closed, declined) says where work with a lead stands;
          without it, everybody in the file waits for an answer.
        </p>
        <p>
          The columns consentChannels (phone, sms, email), consentHow, consentOn and consentWords record what
          a person agreed to. Without them the desk offers no call and no mail.
        </p>
        <p>
          <TouchLink href="/leads/import/template.csv" download isBold>
            Download an example file
          </TouchLink>
        </p>
      </div>
    </section>
  );
}

function Preview({ preview, fileKey }: { readonly preview: ImportPreview; readonly fileKey: string }) {
  const { fresh, known, wrong, withoutConsent, waiting, ignored, hidden, rows } = preview;
  return (
    <section aria-labelledby="preview" className="mt-6">
      <h2 id="preview">{wrong > 0 ? "This file cannot be stored yet" : "What would be stored"}</h2>
      <ul className="mt-3 list-disc pl-5">
        {wrong > 0 && (
          <li className="font-semibold text-poor">
            {wrong === 1 ? "1 line is wrong" : `${wrong} lines are wrong`}. Correct the file, then choose it
            again.
          </li>
        )}
        {fresh > 0 && <li>{fresh === 1 ? "1 new lead" : `${fresh} new leads`}</li>}
        {known > 0 && (
          <li>
            {known === 1
              ? "1 of a person who is here already, or stands in the file twice"
              : `${known} of people who are here already, or stand in the file twice`}
          </li>
        )}
        {withoutConsent > 0 && (
          <li>{withoutConsent} without a consent: the desk offers no call and no mail to them</li>
        )}
        {waiting > 0 && <li>{waiting} of status new: they will stand among those who wait</li>}
        {ignored.length > 0 && <li>Columns that mean nothing here: {ignored.join(", ")}</li>}
      </ul>
      {wrong === 0 && fresh + known > 0 && <Decision preview={preview} fileKey={fileKey} />}
      <Rows rows={rows} />
      {hidden > 0 && <p className="mt-3 text-ink-soft">{hidden} more new leads are not listed.</p>}
    </section>
  );
}

function Decision({ preview, fileKey }: { readonly preview: ImportPreview; readonly fileKey: string }) {
  const { fresh, known, text, source } = preview;
  return (
    <form method="post" action="/leads/import/store" className="mt-4 space-y-3">
      <textarea name="text" defaultValue={text} hidden readOnly />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="key" value={fileKey} />
      {known > 0 && <CheckboxField name="known" required={fresh === 0} label={nameOthers(preview)} />}
      <Button type="submit">{fresh === 1 ? "Store 1 lead" : `Store ${fresh || known} leads`}</Button>
    </form>
  );
}

function nameOthers({ fresh, known }: ImportPreview): string {
  if (known === 1) return fresh === 0 ? "Store it although it is not new" : "Store the other one too";
  return fresh === 0 ? "Store them although none is new" : `Store the ${known} others too`;
}

function Rows({ rows }: { readonly rows: readonly ImportRow[] }) {
  return (
    <ScrollRegion label="Lines of the file" className="mt-6 max-h-[36rem]">
      <table className="report-table import-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">What happens</th>
            <th scope="col">Name</th>
            <th scope="col">E-mail</th>
            <th scope="col">Phone</th>
            <th scope="col">Status</th>
            <th scope="col">Loan</th>
            <th scope="col">Ratio</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <th scope="row">{row.line}</th>
              <td>
                <Fate row={row} />
              </td>
              <td>{row.name}</td>
              <td>{row.email !== "" && <EmailText address={row.email} />}</td>
              <td className="whitespace-nowrap">{row.phone}</td>
              <td data-label="Status">{row.status || "new"}</td>
              <td data-label="Loan">{row.loan}</td>
              <td data-label="Ratio">{row.ratio}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Fate({ row: { problems, known, sameAs } }: { readonly row: ImportRow }) {
  if (problems.length > 0) return <span className="font-semibold text-poor">{problems.join(" ")}</span>;
  if (known) {
    return (
      <>
        Already here:{" "}
        <a href={`/leads/${known}`} className="link whitespace-nowrap">
          {known}
        </a>
      </>
    );
  }
  return sameAs === undefined ? "New" : `Same person as line ${sameAs}`;
}
