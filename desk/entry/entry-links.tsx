import { TouchLink } from "../frame/parts.tsx";

/** Ways in for leads that did not come through the site: at the top of a wide screen, at the end of a phone's. */
export function EntryLinks({ className }: { readonly className: string }) {
  return (
    <p className={`flex flex-wrap gap-x-6 text-[0.94rem] print:hidden ${className}`}>
      <TouchLink href="/leads/new">Enter a lead</TouchLink>
      <TouchLink href="/leads/import">Import</TouchLink>
    </p>
  );
}
