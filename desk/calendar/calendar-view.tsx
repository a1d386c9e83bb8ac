import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { TouchLink } from "../frame/parts.tsx";
import type { CalendarView } from "./calendar-view-data.ts";

export function CalendarPage({ view: { link } }: { readonly view: CalendarView }) {
  return (
    <div className="max-w-[46rem]">
      <h1>Follow-ups in your calendar</h1>
      <p className="mt-3">
        A calendar program that subscribes to the link shows the follow-ups of your leads and of nobody's, and
        asks for changes by itself. Each entry has the words of the follow-up, the reference and a link to the
        lead. Names and numbers stay at the desk.
      </p>
      {link === undefined ? (
        <form method="post" action="/calendar" className="mt-6">
          <Button type="submit">Make a link</Button>
        </form>
      ) : (
        <CalendarLink link={link} />
      )}
      <p className="mt-6">
        <TouchLink href="/?view=due">Follow-ups due</TouchLink>
      </p>
    </div>
  );
}

function CalendarLink({ link }: { readonly link: string }) {
  return (
    <>
      <div className="mt-6 space-y-3">
        <TextField
          label="The link"
          readOnly
          required
          value={link}
          hint="Whoever has it can read your follow-ups. The program has to reach the desk at this address."
        />
        <p>
          <TouchLink href={link.replace(/^https?:/, "webcal:")} isBold>
            Open in a calendar program
          </TouchLink>
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <form method="post" action="/calendar">
          <Button type="submit" look="quiet">
            Replace the link
          </Button>
        </form>
        <form method="post" action="/calendar/end">
          <Button type="submit" look="plain">
            End it
          </Button>
        </form>
      </div>
    </>
  );
}
