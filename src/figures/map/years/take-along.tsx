import { useMemo, useState } from "react";
import type { YearsFile } from "../../../price-history/years/years-file.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadFile } from "../../../ui/download-file.browser.ts";
import { FoldedPart } from "../../../ui/folded-part.tsx";
import type { RentMapContent } from "../rent-map-catalog.server.ts";
import type { StateOutlines } from "../states/us-map-outlines.ts";
import { SPREAD } from "./year-address.ts";
import { drawYear } from "./year-picture.ts";
import { yearPictureCode } from "./year-picture-path.ts";
import { drawPng, readColors } from "./year-png.browser.ts";
import { type MapOfYear, mapsOfYears } from "./year-ratios.ts";
import { sayPictureNote, sayYear } from "./year-words.ts";

interface TakeAlongProps {
  readonly content: Pick<RentMapContent, "width" | "height" | "states" | "loan">;
  readonly outlines: StateOutlines;
  readonly file: YearsFile;
  readonly map: MapOfYear;
  readonly today: MapOfYear;
}

/** The map of the year for a presentation, and for another page. */
export function TakeAlong({ content, outlines, file, map, today }: TakeAlongProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { text } = file;
  // The image is drawn once for everybody, so its words are those of the sample loan, whatever is chosen here.
  const published = useMemo(
    () => mapsOfYears(content.states, file, SPREAD.initial, content.loan),
    [content, file],
  );
  const [inImage, todayInImage] = [published[map.year - file.first] ?? published[0], published.at(-1)];
  const { width, height } = content;
  const save = () => {
    const note = `${sayPictureNote(file)} ${location.host}/states`;
    const picture = drawYear({ map, today, outlines, width, height, colors: readColors(), note });
    drawPng(picture)
      .then((png) => downloadFile(`rent-ratios-${map.year}.png`, png))
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
  };
  return (
    <div className="mt-3 max-w-[44rem] print:hidden">
      <Button look="plain" onClick={save}>
        {text.picture.save}
      </Button>
      {hasFailed && <p role="status">{text.picture.failed}</p>}
      <FoldedPart heading={text.picture.embed}>
        <p className="text-[0.94rem] text-ink-soft">{text.picture.embedNote}</p>
        <pre className="my-3 rounded-sheet border border-rule bg-sheet p-4 text-[0.88rem] break-words whitespace-pre-wrap select-all">
          <code>{yearPictureCode(location.origin, map.year, sayYear(inImage, todayInImage ?? inImage))}</code>
        </pre>
      </FoldedPart>
    </div>
  );
}
