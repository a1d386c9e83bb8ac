import { FoldedPart } from "../../ui/folded-part.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { PacketProps } from "./packet-props.ts";

const loadSection = () => import("./packet-section.tsx");

/** Closed: its code loads when somebody opens it. */
export function PacketPart(props: PacketProps) {
  return (
    <div className="mt-6 border-b border-rule scripting-none:hidden">
      <FoldedPart heading={props.content.heading}>
        <LoadedInView name="packet" room="min-h-[28rem]" load={loadSection}>
          {(PacketSection) => <PacketSection {...props} />}
        </LoadedInView>
      </FoldedPart>
    </div>
  );
}
