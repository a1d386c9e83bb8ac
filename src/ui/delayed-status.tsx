import { useEffect, useState } from "react";

const QUIET_MS = 1000;

/**
 * Read out once the text has not changed for a second: results that change with every key would talk over the typing.
 */
export function DelayedStatus({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
