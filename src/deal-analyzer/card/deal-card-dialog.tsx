import { useEffect, useRef, useState } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { sayInOneLine } from "../../calculators/deal/ratios/verdict.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { PrivateLinkButton } from "../../calculators/sharing/copy-button.tsx";
import { downloadFile } from "../../calculators/sharing/download-file.browser.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { layOutCard } from "./card-layout.ts";
import { CARD } from "./card-shapes.ts";
import { describeCard, makeDealCard } from "./deal-card.ts";
import { drawCard, encodeLink } from "./draw-card.browser.ts";
import { canShare, sharePicture } from "./share-picture.browser.ts";

export interface DealCardDialogProps {
  readonly deal: Deal;
  readonly siteName: string;
  readonly onClose: () => void;
}

type Picture = File | "drawing" | "failed";

const PATH = "/deal-analyzer";

/** The picture of a deal as it will be shared. It is drawn here, so nothing is sent before somebody shares it. */
export default function DealCardDialog({ deal, siteName, onClose }: DealCardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<Picture>("drawing");
  // The dialog is only ever rendered in a browser.
  const [{ card, link, code }] = useState(() => {
    const url = new URL(`${PATH}${writeDealFragment(deal)}`, location.origin).href;
    return {
      card: makeDealCard(deal),
      link: { title: "Deal analysis", text: sayInOneLine(deal), url },
      code: encodeLink(url),
    };
  });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (!canvas.current) return;
    const frame = { siteName, address: `${location.host}${PATH}`, code };
    drawCard(canvas.current, (measure) => layOutCard(card, frame, measure)).then(
      (drawn) => setPicture(new File([drawn], "deal.png", { type: drawn.type })),
      () => setPicture("failed"),
    );
  }, [card, code, siteName]);
  return (
    <Dialog ref={dialog} title="Picture of This Deal" place="sheet" onClose={onClose}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <canvas
          ref={canvas}
          role="img"
          aria-label={describeCard(card)}
          width={CARD.width}
          height={CARD.height}
          className="h-auto w-[min(20rem,100%)] rounded-control border border-rule"
        />
        <div className="min-w-0 flex-1 basis-52">
          {picture === "failed" ? (
            <p role="status">
              This browser could not draw the picture. The private link below opens the same figures.
            </p>
          ) : (
            <PictureButtons picture={picture} link={link} />
          )}
          <PrivateLinkButton path={PATH} makeFragment={() => writeDealFragment(deal)} />
          {code === null && (
            <p className="mt-2 text-[0.94rem]">
              The link of this deal is too long for a code that a phone can read, so the picture has none.
            </p>
          )}
          <p className="mt-2 text-[0.94rem] text-ink-soft">
            Drawn in your browser: nothing was sent to us. Whoever gets the picture can see its figures
            {code && " and open the deal by its code"}.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface PictureButtonsProps {
  readonly picture: File | "drawing";
  readonly link: Parameters<typeof sharePicture>[1];
}

function PictureButtons({ picture, link }: PictureButtonsProps) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof sharePicture>>>();
  if (picture === "drawing") return <p role="status">Drawing the picture...</p>;
  const isShareable = canShare(picture);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {isShareable && (
          <Button onClick={async () => setOutcome(await sharePicture(picture, link))}>Share Picture</Button>
        )}
        <Button look={isShareable ? "quiet" : "primary"} onClick={() => downloadFile(picture.name, picture)}>
          Save Picture
        </Button>
      </p>
      {outcome === "failed" && (
        <p role="status" className="mt-2">
          This device did not share the picture. Save it, and share it from there.
        </p>
      )}
    </>
  );
}
