import { TouchLink } from "../frame/parts.tsx";

/** Ways in for leads that did not come through the site. */
export function EntryLinks() {
  return (
    <p className="flex flex-wrap gap-x-6 text-[0.94rem] print:hidden">
      <TouchLink href="/leads/new">Enter a lead</TouchLink>
      <TouchLink href="/leads/import">Import</TouchLink>
    </p>
  );
}
