import { useEffect, useState } from "react";

/**
 * Prints part of the page: elements that have `print:hidden` while `isPrintingPart` is true stay off the paper. The
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
