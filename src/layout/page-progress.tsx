import { useEffect, useState } from "react";

/** A faster navigation needs no progress message. */
const PATIENCE_MS = 400;

export function PageProgress({ isBusy }: { readonly isBusy: boolean }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return (
    <>
      <p role="status" className="sr-only">
        {isSlow && "Loading the page..."}
      </p>
      {isSlow && <div className="page-progress" />}
    </>
  );
}
