import { DateText } from "../../ui/text/date-text.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { Caveats, Method } from "./background.tsx";
import type { DataContent } from "./data-catalog.server.ts";
import { SourceList } from "./source-list.tsx";

interface DataBackgroundProps {
  readonly content: DataContent;
}

/** Below the table of states: where to check it, and what it teaches. */
export function StatesBackground({ content: { sourcesHeading, states } }: DataBackgroundProps) {
  return (
    <>
      <SourceList heading={sourcesHeading} sources={states.sources} />
      <h3 className="mt-10">{states.lessons.heading}</h3>
      <ul className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {states.lessons.items.map((item) => (
          <li key={item} className="max-w-[62ch] border-t border-rule pt-3">
            <NoBreakText text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the figures came here, what they cannot say, and who may use them. */
export function DataBackground({ content }: DataBackgroundProps) {
  const { collected, caveats, license, changes } = content;
  return (
    <>
      <Method id="collected" method={collected} />
      <Caveats caveats={caveats} />
      <section aria-labelledby="license" className="section">
        <h2 id="license">{license.heading}</h2>
        <p className="mt-3 max-w-[68ch]">
          {license.text}{" "}
          <a href={license.link} className="link">
            {license.linkText}
          </a>
        </p>
        <p className="mt-4 max-w-[68ch] border-l-3 border-brand pl-4 text-ink-soft">{license.credit}</p>
      </section>
      <section aria-labelledby="changes" className="section">
        <h2 id="changes">{changes.heading}</h2>
        <p className="mt-3 max-w-[68ch]">{changes.introduction}</p>
        <ul className="mt-4 max-w-[68ch]">
          {changes.items.map(({ date, text }) => (
            <li key={text} className="border-t border-rule py-3">
              <strong className="font-semibold">
                <DateText isoDate={date} />
              </strong>
              . {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
