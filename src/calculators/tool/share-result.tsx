import { ShareButton } from "../../ui/share-button.tsx";

interface ShareResultProps {
  /** Path and query of the page that opens the link. */
  readonly path: string;
  readonly makeFragment: () => string;
  /** Names what is shared, for a device that asks. */
  readonly title: string;
  /** The result in one line: "Duplex, $300,000: lender's ratio 1.36, $98 a month for the owner". */
  readonly text: string;
  readonly isSmall?: boolean;
  readonly children?: string;
}

/** Shares a result in a line, with a private link to its figures. Nothing of it reaches us. */
export function ShareResult({ path, makeFragment, title, text, ...look }: ShareResultProps) {
  return (
    <ShareButton
      makeLink={() => ({ title, text, url: new URL(`${path}${makeFragment()}`, location.origin).href })}
      copied="The result and its private link. The figures are in the link itself, and nothing was sent to us."
      {...look}
    />
  );
}
