import { CodeBox } from "./code-box.tsx";
import type { DevelopersContent } from "./developers-catalog.server.ts";

/** How to call the API, what there is to call, and what every answer has. */
export function ApiSection({ api }: Pick<DevelopersContent, "api">) {
  const { calls, fields, schema, schemaUrl } = api;
  return (
    <section aria-labelledby="api" className="section">
      <h2 id="api" tabIndex={-1}>
        {api.heading}
      </h2>
      <Paragraphs texts={api.paragraphs} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h3>{calls.heading}</h3>
          <Names items={calls.items} />
        </div>
        <div>
          <h3>{fields.heading}</h3>
          <Names items={fields.items} />
          <p className="mt-4">
            {schema.text}{" "}
            <a href={schemaUrl} className="link">
              {schema.link}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Where assistants find the tools, and which there are. */
export function McpSection({ mcp }: Pick<DevelopersContent, "mcp">) {
  const { tools, settings, command, copied, labels } = mcp;
  return (
    <section aria-labelledby="mcp" className="section">
      <h2 id="mcp" tabIndex={-1}>
        {mcp.heading}
      </h2>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          <Paragraphs texts={mcp.paragraphs} />
          <div className="mt-4">
            <CodeBox label={labels.settings} code={settings} copy="Copy Entry" copied={copied} />
          </div>
          <p className="mt-3 mb-4 max-w-[62ch]">{mcp.inspector}</p>
          <CodeBox label={labels.command} code={command} copy="Copy Command" copied={copied} />
        </div>
        <div>
          <h3 className="mt-3">{tools.heading}</h3>
          <Names items={tools.items} />
        </div>
      </div>
    </section>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 max-w-[62ch]">
      {text}
    </p>
  ));
}

interface NamesProps {
  /** Names that programs use, and what they stand for. */
  readonly items: readonly { readonly name: string; readonly text: string }[];
}

function Names({ items }: NamesProps) {
  return (
    <dl className="mt-3">
      {items.map(({ name, text }) => (
        <div key={name} className="border-t border-rule py-3">
          <dt className="font-semibold wrap-anywhere">
            <code>{name}</code>
          </dt>
          <dd className="max-w-[62ch] text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
