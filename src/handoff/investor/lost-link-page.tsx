import type { ComponentProps } from "react";
import type { dealStatusText } from "../../../content/deal-status.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { DEAL_STATUS_PATH } from "./deal-status-path.ts";

interface LostLinkPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: (typeof dealStatusText)["gone"];
  /** `none`: the page was opened without a link. */
  readonly link: "none" | "unknown" | "expired";
  /** Of an expired link. */
  readonly reference?: string | undefined;
  readonly isMailed: boolean;
}

/** No link, or one that does not work, and the way to a new one: it is mailed, so whoever asks needs to know no address. */
export function LostLinkPage({ crumbs, content, link, reference = "", isMailed }: LostLinkPageProps) {
  if (isMailed) return <PageHeader crumbs={crumbs} heading="Look into your mail" lede={content.mailed} />;
  const { heading, lede } = content[link];
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap pb-16">
        <form method="post" action={DEAL_STATUS_PATH} className="max-w-[24rem] space-y-4">
          <input type="hidden" name="act" value="mail" />
          <TextField
            label="Reference number"
            name="reference"
            required
            defaultValue={reference}
            autoComplete="off"
            placeholder="RR-7K3M9-QXTB2"
            hint="It stands in every mail from us."
          />
          <Button type="submit">Mail me a new link</Button>
        </form>
      </div>
    </>
  );
}
