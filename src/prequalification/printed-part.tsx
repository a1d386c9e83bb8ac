import { useEffect, useState } from "react";

/**
 * Prints a part of the page: everything marked `print:hidden` while `isPrintingPart` stays off the paper. The
 * browser's own print command still prints the whole page.
 */
export function usePrintedPart() {
  const [isPrintingPart, setIsPrintingPart] = useState(false);
  useEffect(() => {
    if (!isPrintingPart) return;
    const finish = () => setIsPrintingPart(false);
    addEventListener("afterprint", finish);
    print();
    return () => removeEventListener("afterprint", finish);
  }, [isPrintingPart]);
  return { isPrintingPart, printPart: () => setIsPrintingPart(true) };
}
