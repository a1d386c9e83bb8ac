import type { Moment } from "./moment.ts";

export function MomentText({ moment }: { readonly moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="whitespace-nowrap">
      {moment.text}
    </time>
  );
}
