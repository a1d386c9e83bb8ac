import { Button } from "../../src/ui/button.tsx";
import { Options } from "../frame/parts.tsx";
import { Revision } from "./follow-up-form.tsx";
import type { LeadView } from "./read-lead.server.ts";

/** Whose lead it is. Taking it oneself is one click. */
export function OwnerForm({ lead }: { readonly lead: LeadView }) {
  const { owner, owners, viewer, reference } = lead;
  return (
    <>
      <h3 className="mb-2 font-sans text-[0.94rem] font-semibold">
        Belongs to {owner === viewer ? "you" : (owner ?? "nobody")}
      </h3>
      <form method="post" action={`/leads/${reference}/owner`} className="flex flex-wrap gap-2">
        <Revision lead={lead} />
        {owner !== viewer && owners.includes(viewer) && (
          <Button
            type="submit"
            look="quiet"
            name="owner"
            value={viewer}
            formNoValidate
            className="px-4!"
            data-shortcut="m"
          >
            Take it
          </Button>
        )}
        {owner !== null && (
          <Button type="submit" look="quiet" name="owner" value="" formNoValidate className="px-4!">
            Give back
          </Button>
        )}
      </form>
      {owners.some((name) => name !== viewer) && (
        <form method="post" action={`/leads/${reference}/owner`} className="mt-2 flex gap-2">
          <Revision lead={lead} />
          <select
            name="owner"
            aria-label="Colleague"
            required
            defaultValue=""
            className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-paper px-3 text-base text-ink"
          >
            <Options empty="A colleague" values={owners.filter((name) => name !== viewer)} />
          </select>
          <Button type="submit" look="quiet" className="px-4!">
            Give
          </Button>
        </form>
      )}
    </>
  );
}
