import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

const Place = createContext<Element | null>(null);
const SetPlace = createContext<(place: Element | null) => void>(() => {});

/** Around a sheet to print and the parts that load later: what they print stands on that sheet. */
export function PrintsLater({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <SetPlace value={setPlace}>
      <Place value={place}>{children}</Place>
    </SetPlace>
  );
}

/** Where it stands on the sheet. Empty until the part was in view. */
export function LaterPlace() {
  return <div ref={useContext(SetPlace)} />;
}

/** What a part that loads later adds to the sheet. */
export function PrintedLater({ children }: { readonly children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(<section className="mt-6">{children}</section>, place);
}
