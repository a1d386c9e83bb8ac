import { useEffect, useState } from "react";
import { digestOf } from "../../calculators/packet/packet-digest.browser.ts";

/** The digest of a text: undefined while it is made, "none" where the browser makes none. */
export function useDigest(text: string): string | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly digest: string }>();
  useEffect(() => {
    let isCurrent = true;
    digestOf(text).then((digest = "none") => {
      if (isCurrent) setMade({ of: text, digest });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return made?.of === text ? made.digest : undefined;
}
