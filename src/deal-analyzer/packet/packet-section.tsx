import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { readMyDeals, subscribeToMyDeals } from "../../calculators/my-deals/my-deals-store.browser.ts";
import { comparedIn } from "../../calculators/my-deals/portfolio.ts";
import { canonicalJson, sortedJson } from "../../calculators/packet/canonical-json.ts";
import { packetOf, scheduleRowOf } from "../../calculators/packet/packet.ts";
import { PrintedLater } from "../../calculators/reports/printed-later.tsx";
import { downloadText } from "../../calculators/sharing/download-file.browser.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { todayHere } from "../../ui/text/today.browser.ts";
import { PacketForm } from "./packet-form.tsx";
import type { PacketProps } from "./packet-props.ts";
import { PrintedPacket } from "./printed-packet.tsx";
import { useDigest } from "./use-digest.tsx";

/** What is typed here stands in the packet alone: in no link, and not kept. */
export default function PacketSection({ deal, facts, content }: PacketProps) {
  const stored = useSyncExternalStore(subscribeToMyDeals, readMyDeals, () => null);
  const kept = useMemo(() => (stored?.kind === "deals" ? comparedIn(stored.kept.deals) : []), [stored]);
  const [lines, setLines] = useState({ client: "", broker: "" });
  const [listed, setListed] = useState<readonly number[]>([]);
  const packet = useMemo(() => {
    const schedule = kept.filter(({ id }) => listed.includes(id)).map(scheduleRowOf);
    const { formulasVersion } = facts;
    const contents = { ...lines, deal, schedule, formulasVersion, preparedOn: todayHere() };
    return { contents, made: packetOf(contents) };
  }, [deal, facts, kept, listed, lines]);
  const digest = useDigest(canonicalJson(packet.made));
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const onEnd = () => setIsPrinting(false);
    addEventListener("afterprint", onEnd);
    return () => removeEventListener("afterprint", onEnd);
  }, []);
  const printPacket = () => {
    // Names are on paper only if this button asks for them.
    flushSync(() => setIsPrinting(true));
    print();
  };
  const save = (made: string) => {
    const whole = sortedJson(made === "none" ? packet.made : { ...packet.made, digest: made });
    downloadText("packet.json", `${JSON.stringify(whole, null, 2)}\n`, "application/json");
  };
  return (
    <div className="pb-5">
      <p className="mb-4 max-w-[60ch]">{content.text}</p>
      <PacketForm
        kept={kept}
        lines={lines}
        onLines={setLines}
        listed={listed}
        onListed={setListed}
        content={content}
      />
      <p className="mt-5 max-w-[60ch] text-ink-soft">
        {digest === "none" ? content.noDigest : content.digest}{" "}
        <PageLink to="/formulas#packet-digest" className="link">
          {content.check}
        </PageLink>
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Button look="plain" onClick={printPacket}>
          Print Packet
        </Button>
        {/* While the digest is made, a moment after each change, the file waits for it. */}
        <Button
          look="plain"
          aria-busy={digest === undefined}
          onClick={() => digest !== undefined && save(digest)}
        >
          Download Packet
        </Button>
      </div>
      {isPrinting && (
        <PrintedLater>
          <PrintedPacket contents={packet.contents} digest={digest} />
        </PrintedLater>
      )}
    </div>
  );
}
