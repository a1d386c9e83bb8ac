import { useEffect, useId, useRef, useState } from "react";
import type { SnippetContent } from "../../../../content/calculators/embeds.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { useIsHydrated } from "../../../ui/hydrated.tsx";
import { CopyButton } from "../../sharing/copy-button.tsx";
import { EMBED_THEMES, type EmbedOptions, type EmbedTheme, writeEmbedOptions } from "../embed-options.ts";
import type { Embeddable } from "../embed-paths.ts";
import { writeFrame, writeHeightScript } from "./frame-code.ts";
import { watchFrameHeight } from "./frame-height.browser.ts";

interface SnippetBuilderProps {
  readonly content: SnippetContent;
  readonly companyName: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly embeds: readonly [Embeddable, ...Embeddable[]];
  readonly states: readonly { readonly code: string; readonly name: string }[];
}

/** The code that puts a calculator on another page, and what it will look like. */
export function SnippetBuilder({ content, companyName, siteUrl, embeds, states }: SnippetBuilderProps) {
  const [chosen, setChosen] = useState<string>(embeds[0].path);
  const [theme, setTheme] = useState<EmbedTheme>("system");
  const [state, setState] = useState("");
  const headingId = useId();
  const isHydrated = useIsHydrated();
  const embed = embeds.find(({ path }) => path === chosen) ?? embeds[0];
  const options: EmbedOptions = { theme, ...(embed.asksForState && { state }) };
  const address = `${embed.path}${writeEmbedOptions(options)}`;
  const title = `${embed.name} by ${companyName}`;
  const frame = writeFrame({ address: siteUrl + address, title, width: "100%", height: embed.height });
  const code = `${frame}\n${writeHeightScript(siteUrl)}`;
  return (
    <section aria-labelledby={headingId} className="section">
      <h2 id={headingId}>{content.heading}</h2>
      <p className="mt-3 max-w-[60ch] text-ink-soft">{content.text}</p>
      <div className="mt-6 grid gap-5 sm:grid-cols-3 scripting-none:hidden">
        <SelectField label={content.tool} required value={embed.path} onText={setChosen}>
          {embeds.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={content.theme.label}
          required
          value={theme}
          onText={(text) => setTheme(EMBED_THEMES.find((each) => each === text) ?? "system")}
        >
          {EMBED_THEMES.map((each) => (
            <option key={each} value={each}>
              {content.theme.choices[each]}
            </option>
          ))}
        </SelectField>
        {embed.asksForState && (
          <SelectField label={content.state.label} hint={content.state.hint} value={state} onText={setState}>
            <option value="">{content.state.none}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <h3 className="mt-8">{content.code}</h3>
      <pre className="mt-3 rounded-sheet border border-rule bg-sheet p-4 text-[0.88rem] break-words whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
      <div className="mt-2 scripting-none:hidden">
        <CopyButton makeText={() => code} success={content.copied}>
          Copy Code
        </CopyButton>
      </div>
      <ul className="mt-4 max-w-[60ch] list-disc space-y-2 pl-5 text-[0.94rem] text-ink-soft">
        {content.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <h3 className="mt-8 mb-3 scripting-none:hidden">{content.preview}</h3>
      {/* After hydration, or the frame would tell its height before anybody listens. */}
      {isHydrated && <Preview key={address} address={address} title={title} height={embed.height} />}
    </section>
  );
}

interface PreviewProps {
  readonly address: string;
  readonly title: string;
  /** Until the embed has told its own. */
  readonly height: number;
}

function Preview({ address, title, height }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState(height);
  useEffect(() => (frame.current ? watchFrameHeight(frame.current, setTold) : undefined), []);
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      height={told}
      loading="lazy"
      className="w-full max-w-[44rem] rounded-sheet border border-rule"
    />
  );
}
